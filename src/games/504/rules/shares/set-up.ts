import {
  COMPANIES,
  ISSUE_PRICES,
  OWN_SINGLES,
  OWN_VALUE,
  SHARES,
  START_ISSUES,
} from '../../data/figures';
import { NONE } from '../base/windows';
import type { State } from '../state';
import { hold } from './holdings';
import { FOUNDING, PASSER } from './windows';

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

/** M9.24: each seat has its own company. */
export function stockOwnCompanies(state: State): void {
  state.value.fill(OWN_VALUE);
  for (let seat = 0; seat < state.seats; seat++) hold(state, seat, seat, OWN_SINGLES);
}
