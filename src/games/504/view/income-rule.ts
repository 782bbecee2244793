import type { Owner } from '../rules/parts';
import { activeOwner, type State } from '../rules/state';
import { foreseenSale } from './production/foreseen-sale';

/** What an owner would get now by the income rule of the world and by cards, without the 20 of everybody (G7.1). */
export function incomeRule(state: State, owner: Owner): number {
  return state.world.hooks.moreIncome.reduce(
    (sum, more) => sum + more(state, owner),
    foreseen(state, owner),
  );
}

/** By the rule of the world alone, also where the rules know it only once a turn ends. */
function foreseen(state: State, owner: Owner): number {
  const { income, incomeBy, steps } = state.world;
  // With trolleys goods are never sold in a step of their own (M1.19).
  if (incomeBy === 8 && steps.some(({ name }) => name === 'sale'))
    return foreseenSale(state, owner);
  // What is listed for sale is the active owner's (M1.18).
  if (incomeBy === 1 && activeOwner(state) !== owner) return 0;
  return income(state, owner);
}
