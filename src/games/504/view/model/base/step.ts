import { figureAt } from '../../../../../kit/figure-at';
import type { StepId } from '../../../data/world/terms';
import { TURN_PHASE } from '../../../rules/base/phases';
import { PHASE, STEP } from '../../../rules/state/fields';
import type { State } from '../../../rules/state/state';

/** The step of a turn; empty outside of turns. */
export function stepOf({ now, world }: State): StepId | '' {
  return figureAt(now, PHASE) === TURN_PHASE ? (world.steps[figureAt(now, STEP)]?.name ?? '') : '';
}
