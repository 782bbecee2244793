import { BID_SPAN, ROW_MOST } from '../../../data/figures';
import { startTurns } from '../../../rules/base/flow';
import { bare, MONEY_MOST, moneyRefusal, ofNumber } from '../../../rules/base/kinds';
import type { Emit, Refusal } from '../../../rules/state/events';
import { AT, IN, NONE, PHASE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Phase } from '../../../rules/state/kind';
import { agentOf, type State, tableColumn } from '../../../rules/state/state';
import { AUCTION_PHASE, BIDDER, FOR_SALE, HIGH_OWNER, OUT, ROWS } from '../state';
import { drawCard, gainCard, hasCard, takeFromRow } from './cards';

/** M3.9: the row is sold: the first time as it was laid, later with free old cards and with new ones. */
export function beginAuction(state: State, emit?: Emit<State>): boolean {
  const { now, stall } = state;
  if (now[IN] === 0) return false;
  if (state.turnsTaken.some((turns) => turns > 0)) renewRow(state, emit);
  now[PHASE] = AUCTION_PHASE;
  now[AT] = now[IN];
  stall[FOR_SALE] = 0;
  state.turns[0]++;
  offer(state, emit);
  return true;
}

function renewRow(state: State, emit?: Emit<State>): void {
  const { owners, rowPrice, stall } = state;
  rowPrice.fill(0, 0, stall[ROWS]);
  const most = ROW_MOST[tableColumn(state)];
  for (let drawn = 0; drawn < owners && stall[ROWS] < most; drawn++) drawCard(state, emit);
}

/** The next card, or the turns. */
function offer(state: State, emit?: Emit<State>): void {
  const { stall, order, high } = state;
  high[0] = 0;
  stall[HIGH_OWNER] = NONE;
  stall[OUT] = 0;
  stall[BIDDER] = order[0];
  if (stall[FOR_SALE] < stall[ROWS]) return;
  stall.fill(0, FOR_SALE, OUT + 1);
  startTurns(state, emit);
}

function bidder({ stall }: State): Owner {
  return stall[BIDDER];
}

/** M3.10: the least bid that is allowed. */
export function leastBid({ stall, rowPrice, high }: State): number {
  return stall[HIGH_OWNER] === NONE ? rowPrice[stall[FOR_SALE]] : high[0] + 1;
}

function bidRefusal(state: State, amount: number): Refusal | null {
  const owner = bidder(state);
  if (hasCard(state, owner, state.row[state.stall[FOR_SALE]])) return { because: 'owned' };
  const least = leastBid(state);
  const most = least + BID_SPAN;
  if (amount < least || amount > most) return { because: 'price', least, most };
  return moneyRefusal(state.cash[owner], amount);
}

/** M3.10. */
export const bid: ActionKind<State> = {
  code: codeFor(3, 2),
  do: 'bid',
  ...ofNumber('amount', MONEY_MOST),
  belongs: ({ now }) => now[PHASE] === AUCTION_PHASE,
  refusal: bidRefusal,
  play(state, amount) {
    state.high[0] = amount;
    state.stall[HIGH_OWNER] = bidder(state);
  },
  follow: goOn,
};

/** Who passes is out for this card. */
export const passCard: ActionKind<State> = {
  code: codeFor(3, 3),
  do: 'pass',
  ...bare,
  belongs: ({ now }) => now[PHASE] === AUCTION_PHASE,
  refusal: () => null,
  play({ stall }) {
    stall[OUT] |= 1 << stall[BIDDER];
  },
  follow: goOn,
};

export const auctionPhase: Phase<State> = {
  code: AUCTION_PHASE,
  name: 'auction',
  isExchange: true,
  seat: (state) => agentOf(state, bidder(state)),
  owner: bidder,
  list(state, into) {
    add(into, passCard.code);
    const least = leastBid(state);
    for (let amount = least; amount <= least + BID_SPAN; amount++)
      if (!bidRefusal(state, amount)) add(into, bid.code, amount);
  },
};

/** The next who is not out, or the end of this card. */
function goOn(state: State, _args: number, emit?: Emit<State>): void {
  const { stall, row, rowPrice, cash, high } = state;
  state.turns[0]++;
  const winner = stall[HIGH_OWNER];
  const left = countLeft(state);
  if (left > 1 || (left === 1 && winner === NONE)) {
    stall[BIDDER] = nextBidder(state);
    return;
  }
  const card = stall[FOR_SALE];
  if (winner !== NONE) {
    const kind = row[card];
    cash[winner] -= high[0];
    takeFromRow(state, card);
    gainCard(state, winner, kind, emit);
  } else if (rowPrice[card] > 0) {
    // M3.11: unsold for now.
    stall[FOR_SALE]++;
  } else {
    takeFromRow(state, card);
  }
  offer(state, emit);
}

function isOut({ stall }: State, owner: Owner): boolean {
  return ((stall[OUT] >> owner) & 1) > 0;
}

function countLeft(state: State): number {
  let left = 0;
  for (let at = 0; at < state.now[IN]; at++) if (!isOut(state, state.order[at])) left++;
  return left;
}

/** Seats clockwise, companies in the order of the round. */
function nextBidder(state: State): Owner {
  const { world, order, now, seats } = state;
  const count = world.company ? now[IN] : seats;
  const at = world.company ? order.indexOf(bidder(state)) : bidder(state);
  for (let step = 1; ; step++) {
    const next = (at + step) % count;
    const owner = world.company ? order[next] : next;
    if (!isOut(state, owner)) return owner;
  }
}
