import {
  COMPANIES,
  ISSUE_PRICES,
  OWN_SINGLES,
  OWN_VALUE,
  SHARES,
  START_ISSUES,
} from '../../../data/figures';
import { NONE } from '../../../rules/state/fields';
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
