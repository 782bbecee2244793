import { count } from '../../../kit/reading';
import { SHARE_MONEY, SHARES_MOST } from '../data/figures';
import { beginAuction } from './auction';
import { AMOUNT_MOST, type SteamKind } from './kind';
import { giveTurn } from './order';
import { AT, ISSUE, SEAT, type State } from './state';

/** 3.1: shares that the seat to act may still issue. */
export function sharesLeft({ turn, shares }: State): number {
  return SHARES_MOST - shares[turn[SEAT]];
}

/** Issues shares (3.1). The args are how many. */
export const issue = {
  do: 'issue',
  keys: ['shares'],
  places: [ISSUE],
  variants: AMOUNT_MOST + 1,
  read: ({ shares }) => count(shares, 'shares', AMOUNT_MOST),
  write: (shares) => ({ shares }),
  refusal(state, shares) {
    const most = sharesLeft(state);
    return shares > most ? { because: 'too-many-shares', most } : null;
  },
  list(state, into, at) {
    const most = sharesLeft(state);
    let next = at;
    for (let shares = 0; shares <= most; shares++) into[next++] = shares;
    return next;
  },
  play(state, shares, emit) {
    const seat = state.turn[SEAT];
    state.shares[seat] += shares;
    state.money[seat] += SHARE_MONEY * shares;
    state.turns[0]++;
    emit?.({ event: 'issue', seat, shares }, state);
    if (!giveTurn(state, state.turn[AT] + 1)) beginAuction(state);
  },
} as const satisfies SteamKind;
