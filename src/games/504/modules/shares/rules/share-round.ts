import type { Seat } from '../../../../../kit/rules';
import { SHARES, VALUE_STEP } from '../../../data/figures';
import { figureOf } from '../../../rules/base/ask';
import { orderOf, startRound } from '../../../rules/base/flow';
import type { Emit } from '../../../rules/state/events';
import { AT, IN, NONE, PHASE } from '../../../rules/state/fields';
import { figure } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import {
  BOUGHT_NOW,
  FIRST,
  FOUNDING,
  PASSER,
  PASSES,
  QUIT,
  SHARE_PHASE,
  SOLD_NOW,
  SR,
  TRADED,
} from '../state';
import { heldByAll } from './holdings';
import { changeValue, inMarketOrder } from './market';

/** What the value of a company rises when no share is left. */
export const SOLD_OUT_RISE = figure();

/** The seat whose turn it is in the share round. */
export function trader({ order, now }: State): Seat {
  return order[now[AT]];
}

/** M9.6: clockwise from the seat with the start card. */
export function beginShareRound(state: State, emit?: Emit<State>): void {
  const { share, now, seats } = state;
  share[SR]++;
  now[PHASE] = SHARE_PHASE;
  if (!keepsPlaces(state))
    for (let at = 0; at < seats; at++) state.order[at] = (share[FIRST] + at) % seats;
  now[IN] = seats;
  now[AT] = 0;
  state.bought.fill(0);
  state.sold.fill(0);
  state.boughtCount.fill(0);
  share[QUIT] = 0;
  share[PASSES] = 0;
  share[PASSER] = NONE;
  share[FOUNDING] = NONE;
  beginTrade(state);
  emit?.({ event: 'share-round', number: share[SR], order: orderOf(state) }, state);
}

/** X25, M3.6: the places that were bid for are the order of the first share round alone. */
function keepsPlaces({ world, share, order, now, seats }: State): boolean {
  if (world.order !== 'income-down' || share[SR] !== 1) return false;
  now[IN] = seats;
  share[FIRST] = order[0];
  return true;
}

function beginTrade({ share, turns }: State): void {
  share[TRADED] = 0;
  share[BOUGHT_NOW] = 0;
  share[SOLD_NOW] = 0;
  turns[0]++;
}

/** The next seat that has not quit, or the end of the share round. */
export function nextTrader(state: State, emit?: Emit<State>): void {
  const { share, now, seats } = state;
  const allQuit = share[QUIT] === (1 << seats) - 1;
  if (allQuit || share[PASSES] === seats) {
    endShareRound(state, emit);
    return;
  }
  do now[AT] = (now[AT] + 1) % seats;
  while ((share[QUIT] >> trader(state)) & 1);
  beginTrade(state);
}

/** M9.6: something was bought or sold. */
export function markTrade({ share }: State): void {
  share[TRADED] = 1;
  share[PASSES] = 0;
  share[PASSER] = NONE;
}

/** M9.7, M9.12. */
function endShareRound(state: State, emit?: Emit<State>): void {
  const { share, world, boughtCount } = state;
  if (share[PASSES] === state.seats) share[FIRST] = share[PASSER];
  beginTrade(state);
  if (world.role[9] === 2) {
    const most = Math.max(...boughtCount);
    inMarketOrder(state, (company) => {
      if (most > 0 && boughtCount[company] === most) changeValue(state, company, VALUE_STEP, emit);
    });
  }
  inMarketOrder(state, (company) => {
    if (heldByAll(state, company) === SHARES)
      changeValue(state, company, figureOf(state, SOLD_OUT_RISE, company, VALUE_STEP), emit);
  });
  startRound(state, emit);
}
