import { figureAt } from '../../../../../kit/figure-at';
import type { StepId } from '../../../data/world/terms';
import { PHASE, STEP } from '../../../rules/base/fields';
import { TURN_PHASE } from '../../../rules/base/phases';
import type { State } from '../../../rules/base/state';

/** The step of a turn; empty outside of turns. */
export function stepOf({ now, world }: State): StepId | '' {
  return figureAt(now, PHASE) === TURN_PHASE ? (world.steps[figureAt(now, STEP)]?.name ?? '') : '';
}
