import { below, type RandomWords } from '../../../kit/random';
import type { Action } from '../../../kit/rules';
import { ACTIONS } from '../data/actions';
import {
  AMOUNT_MOST,
  BID_KIND,
  DROP_KIND,
  ISSUE_KIND,
  PASS_KIND,
  packAction,
  SELECT_KIND,
  STAND_KIND,
} from '../rules/action';
import { highBid, isHolder, mayPass } from '../rules/auction';
import { sharesLeft } from '../rules/issue';
import { list, MOST_ACTIONS } from '../rules/list';
import { takerOf } from '../rules/select';
import { AUCTION, ISSUE, PHASE, SEAT, SELECT, type State } from '../rules/state';

const listed = new Int32Array(MOST_ACTIONS);

/** One legal action, each equally likely. Shares, bids and actions are counted, not listed. */
export function sample(state: State, random: RandomWords): Action {
  switch (state.turn[PHASE]) {
    case ISSUE:
      return packAction(ISSUE_KIND, below(random, sharesLeft(state) + 1));
    case AUCTION:
      return sampleBid(state, random);
    case SELECT:
      return sampleSelect(state, random);
    default:
      return listed[below(random, list(state, listed))];
  }
}

function sampleBid(state: State, random: RandomWords): Action {
  const high = highBid(state);
  const bids = Math.max(0, Math.min(state.money[state.turn[SEAT]], AMOUNT_MOST) - high);
  const isHolding = isHolder(state);
  const others = !isHolding && mayPass(state) ? 2 : 1;
  const drawn = below(random, others + bids);
  if (drawn >= others) return packAction(BID_KIND, high + 1 + drawn - others);
  if (isHolding) return packAction(STAND_KIND);
  return packAction(drawn === 0 ? DROP_KIND : PASS_KIND);
}

function sampleSelect(state: State, random: RandomWords): Action {
  let free = 0;
  for (let place = 0; place < ACTIONS.length; place++) if (takerOf(state, place) < 0) free++;
  let left = below(random, free);
  let place = 0;
  while (takerOf(state, place) >= 0 || left-- > 0) place++;
  return packAction(SELECT_KIND, place);
}
