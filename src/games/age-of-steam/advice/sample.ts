import { below, type RandomWords } from '../../../kit/random';
import type { Action } from '../../../kit/rules';
import { ACTIONS } from '../data/actions';
import { actionOf, actions, MOST_ACTIONS } from '../rules/actions';
import { bid, drop, highBid, isHolder, mayPass, passBid, stand } from '../rules/auction';
import { issue, sharesLeft } from '../rules/issue';
import { AMOUNT_MOST } from '../rules/kind';
import { select, takerOf } from '../rules/select';
import { AUCTION, ISSUE, PHASE, SEAT, SELECT, type State } from '../rules/state';

const listed = new Int32Array(MOST_ACTIONS);

/** One legal action, each equally likely. Shares, bids and actions are counted, not listed. */
export function sample(state: State, random: RandomWords): Action {
  switch (state.turn[PHASE]) {
    case ISSUE:
      return actionOf(issue, below(random, sharesLeft(state) + 1));
    case AUCTION:
      return sampleBid(state, random);
    case SELECT:
      return sampleSelect(state, random);
    default:
      return listed[below(random, actions.list(state, listed))];
  }
}

function sampleBid(state: State, random: RandomWords): Action {
  const high = highBid(state);
  const bids = Math.max(0, Math.min(state.money[state.turn[SEAT]], AMOUNT_MOST) - high);
  const isHolding = isHolder(state);
  const others = !isHolding && mayPass(state) ? 2 : 1;
  const drawn = below(random, others + bids);
  if (drawn >= others) return actionOf(bid, high + 1 + drawn - others);
  if (isHolding) return actionOf(stand);
  return actionOf(drawn === 0 ? drop : passBid);
}

function sampleSelect(state: State, random: RandomWords): Action {
  let free = 0;
  for (let place = 0; place < ACTIONS.length; place++) if (takerOf(state, place) < 0) free++;
  let left = below(random, free);
  let place = 0;
  while (takerOf(state, place) >= 0 || left-- > 0) place++;
  return actionOf(select, place);
}
