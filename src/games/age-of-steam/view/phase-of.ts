import { at } from '../../../kit/at';
import { PHASE, PHASES, type State } from '../rules/state';
import type { PhaseId } from '../words/ids';

export function phaseOf({ turn }: State): PhaseId {
  return PHASES[at(turn, PHASE)] ?? 'over';
}
