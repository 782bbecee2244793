import { START_CARD_IDS } from '../data/tiles-form';
import { inPhase, listBits, ofWord, type RailroadsKind } from './kind';
import { perform } from './perform';
import { SEAT, START, START_CARDS } from './state';
import { beginResolve } from './turn-end';

/** Takes a starting card (2.4). */
export const start = {
  ...inPhase(START),
  ...ofWord('card', START_CARD_IDS),
  do: 'start',
  refusal({ now }, card) {
    return (now[START_CARDS] >> card) & 1 ? null : { because: 'gone', card: START_CARD_IDS[card] };
  },
  list: ({ now }, into, at) => listBits(now[START_CARDS], START_CARD_IDS.length, into, at),
  play(state, card, emit) {
    const seat = state.now[SEAT];
    state.now[START_CARDS] &= ~(1 << card);
    emit?.({ event: 'start', seat, card: START_CARD_IDS[card] }, state);
    beginResolve(state, START);
    perform(state, seat, state.set.startCards[card], true, 'start', emit);
  },
} as const satisfies RailroadsKind;
