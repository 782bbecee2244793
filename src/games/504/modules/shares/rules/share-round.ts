import type { JsonObject } from '../../../../../kit/json';
import type { Seat } from '../../../../../kit/rules';
import { CITY } from '../../../data/board';
import { CERTIFICATE, ISSUE_PRICES, SHARES, VALUE_STEP } from '../../../data/figures';
import { figure, figureOf } from '../../../rules/base/ask';
import { capitalRefusal, isCapital, ringOf } from '../../../rules/base/capital';
import { orderOf, startRound } from '../../../rules/base/flow';
import { BAD_PLACE, ofTile } from '../../../rules/base/kinds';
import { hasSettlement, placeCapital, progress } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { AT, IN, LAID, NONE, PHASE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Phase } from '../../../rules/state/kind';
import type { State } from '../../../rules/state/state';
import {
  BOUGHT_NOW,
  FIRST,
  FOUNDED,
  FOUNDING,
  FOUNDING_PHASE,
  PASSER,
  PASSES,
  QUIT,
  SHARE_PHASE,
  SOLD_NOW,
  SR,
  TRADED,
} from '../state';
import { heldByAll, hold } from './holdings';
import { changeValue, enterMarket, inMarketOrder } from './market';

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

/** M9.8: what the certificate of the president costs, and so a company to found. */
export function foundingPrice(company: Owner): number {
  return CERTIFICATE * ISSUE_PRICES[company];
}

/** M9.8: the president's certificate was bought; the capital is chosen next. */
export function found(state: State, company: Owner, seat: Seat): void {
  const { share, world, own, bank } = state;
  state.isFounded[company] = 1;
  state.president[company] = seat;
  state.value[company] = ISSUE_PRICES[company];
  hold(state, company, seat, CERTIFICATE);
  state.boughtCount[company] += CERTIFICATE;
  if (world.role[9] === 1) {
    own[company] -= CERTIFICATE;
    state.cash[company] += foundingPrice(company);
  } else {
    bank[company] -= CERTIFICATE;
  }
  state.foundedOrder[share[FOUNDED]++] = company;
  enterMarket(state, company);
  share[FOUNDING] = company;
  state.now[PHASE] = FOUNDING_PHASE;
  progress(state);
}

/** M9.9: where a company has its capital. */
export const companyCapital: ActionKind<State> = {
  code: codeFor(9, 4),
  do: 'capital',
  ...ofTile('at'),
  belongs: ({ now }) => now[PHASE] === FOUNDING_PHASE,
  refusal: (state, tile) => {
    return mayFound(state, tile) ? capitalRefusal(state, state.share[FOUNDING], tile) : BAD_PLACE;
  },
  play(state, tile) {
    placeCapital(state, state.share[FOUNDING], tile);
    state.share[FOUNDING] = NONE;
    state.now[PHASE] = SHARE_PHASE;
  },
};

/** The number of the share round. */
export function headingOfShares({ share }: State): JsonObject {
  return { share: share[SR] };
}

export const foundingPhase: Phase<State> = {
  code: FOUNDING_PHASE,
  name: 'capital',
  seat: trader,
  owner: ({ share }) => share[FOUNDING],
  heading: headingOfShares,
  list(state, into) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (!companyCapital.refusal(state, tile)) add(into, companyCapital.code, tile);
  },
};

function mayFound(state: State, tile: number): boolean {
  if (state.kind[tile] !== CITY) return false;
  if (state.world.map.capitals === 'different')
    return !isCapital(state, tile) && (ringOf(state)?.includes(state.number[tile]) ?? true);
  const isCenter = state.number[tile] === 1;
  if (state.share[SR] === 1) return isCenter;
  return isSettled(state, tile) || (isCenter && !anyCompany(state));
}

/** Whether a company has its HQ or a settlement there. */
function isSettled(state: State, tile: number): boolean {
  for (let owner = 0; owner < state.owners; owner++)
    if (hasSettlement(state, owner, tile)) return true;
  return false;
}

/** Whether any company has an HQ: then there is a city with one. */
function anyCompany({ hq }: State): boolean {
  return hq.some((tile) => tile !== NONE);
}
