import type { State } from '../../../src/games/504/rules/state/state';
import { factsOf } from '../../../src/games/504/view/model/base/facts';

/** What is asked: of seats, or of those who decide for a company. */
export function kindOf(state: State): string {
  const { pending, step, phase } = factsOf(state);
  return `${state.world.company ? 'company-' : ''}${pending || step || phase}`;
}

/** Everything that can be asked. */
export const PANELS = [
  ...['fight', 'refuge', 'company-seize', 'company-annex', 'buy', 'act', 'explore', 'sale'],
  ...['capital', 'deal', 'shrink', 'company-share', 'company-buy', 'company-act'],
  ...['company-shrink', 'company-capital', 'company-dividend', 'upgrade', 'trolley'],
  ...['move-capital', 'bid', 'place', 'follow', 'auction', 'shift', 'factory', 'privilege'],
  ...['retreat', 'attack', 'company-upgrade', 'company-trolley', 'company-factory'],
  ...['company-auction', 'over'],
];
