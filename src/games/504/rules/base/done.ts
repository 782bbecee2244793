import type { Emit, Refusal } from '../state/events';
import { PENDING, PHASE } from '../state/fields';
import { type ActionKind, codeFor } from '../state/kind';
import type { State } from '../state/state';
import { bare } from './args';
import { NO_PENDING } from './phases';

/** Something else has to be chosen first, or it was done already. */
export const NOT_NOW: Refusal = { because: 'not-now' };

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
