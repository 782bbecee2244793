import type { Action } from '../../../kit/rules';
import { happened } from './base/ask';
import { ACTED, ACTION_ENDS } from './base/flow';
import { OVER } from './base/phases';
import { didEvent } from './did';
import { listInto } from './list';
import type { Emit } from './state/events';
import { NONE, PHASE } from './state/fields';
import { argsOf, kindCode } from './state/parts';
import type { State } from './state/state';

/** Plays a legal action and all that follows from it without a decision. */
export function play(state: State, action: Action, emit?: Emit<State>): void {
  perform(state, action, false, emit);
  playForced(state, emit);
}

const only = { into: new Int32Array(2), most: 2, count: 0 };

/** G5.3: plays forced actions until there is a choice. */
export function playForced(state: State, emit?: Emit<State>): void {
  while (state.now[PHASE] !== OVER) {
    only.count = 0;
    listInto(state, only);
    if (only.count !== 1) return;
    perform(state, only.into[0], true, emit);
  }
}

function perform(state: State, action: Action, isForced: boolean, emit?: Emit<State>): void {
  const kind = state.world.actions[kindCode(action)];
  if (!kind) throw new RangeError(`${action} is no action`);
  emit?.(didEvent(state, action, isForced), state);
  const args = argsOf(action);
  kind.play(state, args, emit);
  happened(state, ACTED, NONE, NONE, 0, emit);
  kind.follow?.(state, args, emit);
  happened(state, ACTION_ENDS, NONE, NONE, 0, emit);
}
