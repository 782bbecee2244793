import { figureAt } from '../../../kit/figure-at';
import { PHASE, PHASES, type Phase, type State } from '../rules/state';

export function phaseOf({ turn }: State): Phase {
  return PHASES[figureAt(turn, PHASE)] ?? 'over';
}
