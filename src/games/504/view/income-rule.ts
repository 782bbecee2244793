import type { Owner } from '../rules/parts';
import type { State } from '../rules/state';
import { foreseenSale } from './production/foreseen-sale';

/** Rules of income, by digit, that the rules themselves know only once a turn ends. */
const FORESEEN: Readonly<Record<number, (state: State, owner: Owner) => number>> = {
  8: foreseenSale,
};

/** What an owner would get now by the income rule of the world and by cards, without the 20 of everybody (G7.1). */
export function incomeRule(state: State, owner: Owner): number {
  const { role, income, hooks } = state.world;
  const foreseen = FORESEEN[role.indexOf(2)];
  return hooks.moreIncome.reduce(
    (sum, more) => sum + more(state, owner),
    (foreseen ?? income)(state, owner),
  );
}
