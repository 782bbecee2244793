import { below, type RandomWords } from '../../../../kit/random';
import type { Seat } from '../../../../kit/rules';
import { AT, PHASE } from '../base/fields';
import type { ModuleSecrets } from '../parts';
import type { State } from '../state';
import { hasBids, purseOf } from './bids';
import { BID_PHASE } from './phases';

/** M3.4, J11: a bid for a place is known to its seat alone until all are in. */
export const bidSecrets: ModuleSecrets<State> = {
  has: ({ now, bid }, seat) => now[PHASE] === BID_PHASE && bid[seat] > 0,
  // Who has no money bids 0 without a decision.
  simultaneous(state) {
    const { now, order, seats } = state;
    if (now[PHASE] !== BID_PHASE) return [];
    return Array.from(order.subarray(now[AT], seats)).filter((seat) => purseOf(state)[seat] > 0);
  },
  learned: (state) => (hasBids(state) && state.now[PHASE] !== BID_PHASE ? 1 : 0),
  determinize(state: State, seat: Seat, random: RandomWords) {
    if (state.now[PHASE] !== BID_PHASE) return;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat && state.bid[other] > 0)
        state.bid[other] = 1 + below(random, purseOf(state)[other] + 1);
  },
};
