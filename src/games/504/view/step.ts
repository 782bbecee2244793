import { at } from '../../../kit/at';
import type { StepId } from '../data/world/terms';
import { TURN_PHASE } from '../rules/base/phases';
import { PHASE, STEP } from '../rules/base/windows';
import type { State } from '../rules/state';

/** The step of a turn; empty outside of turns. */
export function stepOf({ now, world }: State): StepId | '' {
  return at(now, PHASE) === TURN_PHASE ? (world.steps[at(now, STEP)]?.name ?? '') : '';
}
