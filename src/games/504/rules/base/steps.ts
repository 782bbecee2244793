import type { StepId } from '../../data/world/terms';
import { PENDING, PHASE, STEP } from '../state/fields';
import type { State } from '../state/state';
import { NO_PENDING, TURN_PHASE } from './phases';

/** Whether it is this step of a turn, and nothing is pending. */
export function isStep(state: State, name: StepId): boolean {
  return isTurn(state) && state.world.steps[state.now[STEP]].name === name;
}

/** Whether it is any step of a turn, and nothing is pending. */
export function isTurn({ now }: State): boolean {
  return now[PHASE] === TURN_PHASE && now[PENDING] === NO_PENDING;
}
