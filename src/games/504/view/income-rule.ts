import type { Owner } from '../rules/parts';
import type { State } from '../rules/state';
import { foreseenSale } from './production/foreseen-sale';

/** Rules of income, by digit, that the rules themselves know only once a turn ends. */
const FORESEEN: Readonly<Record<number, (state: State, owner: Owner) => number>> = {
  8: foreseenSale,
};

/** What the income rule of the world would bring an owner now, without the 20 of everybody (G7.1). */
export function incomeRule(state: State, owner: Owner): number {
  const foreseen = FORESEEN[state.world.role.indexOf(2)];
  return (foreseen ?? state.world.income)(state, owner);
}
