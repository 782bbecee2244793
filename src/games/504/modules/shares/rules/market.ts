import {
  COMPANIES,
  ISSUE_PRICES,
  OWN_SINGLES,
  OWN_VALUE,
  SHARES,
  START_ISSUES,
  VALUE_LEAST,
} from '../../../data/figures';
import { sortOrder } from '../../../rules/base/flow';
import type { Emit } from '../../../rules/state/events';
import { IN, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { FOUNDED, FOUNDING, LAST_IN, PASSER } from '../state';
import { hold } from './holdings';

/** M9.3: unsold shares lie with the company, which has no money (9.I), or with the bank. */
export function stockCompanies(state: State): void {
  const { share, world, own, bank, cash } = state;
  share[FOUNDING] = NONE;
  share[PASSER] = NONE;
  if (world.role[9] === 1) own.fill(SHARES);
  else bank.fill(SHARES);
  if (world.role[9] === 1) return;
  for (let company = 0; company < COMPANIES; company++)
    cash[company] = START_ISSUES * ISSUE_PRICES[company];
}

/** M4.19: a fallen company is as at the start; its shares are not paid out. */
export function dissolve(state: State, company: number): void {
  const { share, world, own, bank, cash } = state;
  for (let seat = 0; seat < state.seats; seat++) state.held[company * state.seats + seat] = 0;
  state.isFounded[company] = 0;
  state.president[company] = NONE;
  state.value[company] = 0;
  if (world.role[9] === 1) own[company] = SHARES;
  bank[company] = world.role[9] === 1 ? 0 : SHARES;
  if (world.role[9] === 2) cash[company] = START_ISSUES * ISSUE_PRICES[company];
  takeOut(state.market, share[FOUNDED], company);
  takeOut(state.foundedOrder, share[FOUNDED], company);
  share[FOUNDED]--;
  if (takeOut(state.last, share[LAST_IN], company)) share[LAST_IN]--;
}

/** Takes a company out of the first of a list; whether it was there. */
function takeOut(list: Uint8Array, count: number, company: number): boolean {
  const place = list.subarray(0, count).indexOf(company);
  if (place < 0) return false;
  list.copyWithin(place, place + 1, count);
  return true;
}

/** M9.24: each seat has its own company. */
export function stockOwnCompanies(state: State): void {
  state.value.fill(OWN_VALUE);
  for (let seat = 0; seat < state.seats; seat++) hold(state, seat, seat, OWN_SINGLES);
}

/** M9.2: a company comes on a value, before all others that lie on it. `count` are in the market without it. */
function insert({ market, value }: State, company: Owner, count: number): void {
  let place = 0;
  while (place < count && value[market[place]] > value[company]) place++;
  market.copyWithin(place + 1, place, count);
  market[place] = company;
}

/** M9.8: a newly founded company enters the market. */
export function enterMarket(state: State, company: Owner): void {
  insert(state, company, state.share[FOUNDED] - 1);
}

/** M9.2: changes a value, not below 10, and with it the place in the market. */
export function changeValue(state: State, company: Owner, by: number, emit?: Emit<State>): void {
  const { value, market, share, world } = state;
  const from = value[company];
  const to = Math.max(VALUE_LEAST, from + by);
  if (to === from) return;
  value[company] = to;
  if (world.company) {
    const place = market.indexOf(company);
    market.copyWithin(place, place + 1, share[FOUNDED]);
    insert(state, company, share[FOUNDED] - 1);
  }
  emit?.({ event: 'value', company, from, to }, state);
}

const before = new Uint8Array(8);

/** Calls `each` for every founded company, in the market order at the start. */
export function inMarketOrder({ market, share }: State, each: (company: Owner) => void): void {
  const count = share[FOUNDED];
  before.set(market.subarray(0, count));
  for (let place = 0; place < count; place++) each(before[place]);
}

/** M9.16: the order of a business round. */
export function orderByValue(state: State): number {
  const count = state.share[FOUNDED];
  state.order.set(state.market.subarray(0, count));
  return count;
}

/**
 * An order of companies by a figure that is not negative: those in their first business round before all others, the
 * last founded first; then the least figure, ties in reverse of the last order.
 */
export function orderCompanies(state: State, figureOf: (company: Owner) => number): void {
  const { order, now, last, share, turnsTaken, foundedOrder } = state;
  // Sorted as one list: new companies count as -1, below every figure, and come in founding order.
  let count = 0;
  for (let at = 0; at < share[LAST_IN]; at++) order[count++] = last[at];
  for (let at = 0; at < share[FOUNDED]; at++)
    if (turnsTaken[foundedOrder[at]] === 0) order[count++] = foundedOrder[at];
  now[IN] = count;
  sortOrder(state, (company) => (turnsTaken[company] === 0 ? -1 : figureOf(company)));
  last.set(order.subarray(0, count));
  share[LAST_IN] = count;
}
