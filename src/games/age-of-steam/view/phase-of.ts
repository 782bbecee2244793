import { figureAt } from '../../../kit/figure-at';
import { PHASE, PHASES, type State } from '../rules/state';
import type { PhaseId } from '../words/ids';

export function phaseOf({ turn }: State): PhaseId {
  return PHASES[figureAt(turn, PHASE)] ?? 'over';
}
