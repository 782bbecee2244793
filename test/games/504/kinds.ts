import type { State } from '../../../src/games/504/rules/state';
import { factsOf } from '../../../src/games/504/view/facts';

/** What is asked: of seats, or of those who decide for a company. */
export function kindOf(state: State): string {
  const { pending, step, phase } = factsOf(state);
  return `${state.world.company ? 'company-' : ''}${pending || step || phase}`;
}
