import type { StepId } from '../../data/world/terms';
import type { Emit, Refusal } from '../state/events';
import { PENDING, PHASE, STEP } from '../state/fields';
import { type ActionKind, codeFor } from '../state/kind';
import type { State } from '../state/state';
import { bare, NOT_NOW } from './kinds';

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

/** Ends a pending choice, a step, or what else a phase lets end. */
export const done: ActionKind<State> = {
  code: codeFor(0, 0),
  do: 'done',
  ...bare,
  belongs(state) {
    if (state.now[PENDING] !== NO_PENDING) return true;
    return state.world.phases[state.now[PHASE]]?.doneRefusal !== undefined;
  },
  refusal(state): Refusal | null {
    const pending = state.world.pendings[state.now[PENDING]];
    if (pending) return pending.done ? null : NOT_NOW;
    return state.world.phases[state.now[PHASE]]?.doneRefusal?.(state) ?? null;
  },
  play: () => {},
  follow(state: State, _args: number, emit?: Emit<State>) {
    const pending = state.world.pendings[state.now[PENDING]];
    if (pending) pending.done?.(state, emit);
    else state.world.phases[state.now[PHASE]]?.done?.(state, emit);
  },
};
