import type { StepId } from '../../data/world/terms';
import { PENDING, PHASE, STEP } from '../state/fields';
import { codeFor } from '../state/kind';
import type { State } from '../state/state';

/** Codes of the base's phases. OVER is no phase: nothing is decided in it. */
export const CAPITAL_PHASE = codeFor(0, 0);
export const TURN_PHASE = codeFor(0, 1);
export const OVER = codeFor(0, 7);
export const OVER_NAME = 'over';

/** In `now[PENDING]`: no choice. No module has the code. */
export const NO_PENDING = codeFor(0, 0);

/** Whether it is this step of a turn, and nothing is pending. */
export function isStep(state: State, name: StepId): boolean {
  return isTurn(state) && state.world.steps[state.now[STEP]].name === name;
}

/** Whether it is any step of a turn, and nothing is pending. */
export function isTurn({ now }: State): boolean {
  return now[PHASE] === TURN_PHASE && now[PENDING] === NO_PENDING;
}
