import { actionsFrom } from '../../../kit/action-kind';
import type { Action } from '../../../kit/rules';
import { card, start, token } from './cards';
import { move, stay } from './claim';
import { bonus, done } from './done';
import type { Emit, Event } from './events';
import { buildFactory, layFactory } from './factory';
import { industry } from './industry';
import { key, prize } from './key-prize';
import { misplaced, placeOf, type RailroadsKind } from './kind';
import { again, guest, skip } from './lock';
import { buildLocomotive, takeLocomotive } from './locomotives';
import { flip, put } from './put';
import type { Refusal } from './refusals';
import { spread } from './spread';
import { OVER, PHASE, RESOLVE, type State } from './state';
import { step } from './step';
import { settle } from './turn-end';
import { pass, use } from './use';

/** Every kind of action, in the order of the lister. */
export const KINDS = [
  ...[start, pass, use],
  ...[step, industry, buildLocomotive, buildFactory, takeLocomotive, layFactory],
  ...[key, token, card, prize, done],
  ...[put, flip, spread, again, guest, skip],
  ...[bonus, stay, move],
] as const;
export type Kind = RailroadsKind & { readonly do: (typeof KINDS)[number]['do'] };

const {
  actionOf,
  kindOf,
  argsOf,
  codeOf,
  rules: { play: playKind, ...rest },
} = actionsFrom<State, Event, Refusal, Kind>({
  kinds: KINDS,
  kindBits: 5,
  isOver: ({ now }) => now[PHASE] === OVER,
  placeOf,
  refusals: { over: { because: 'over' }, noAction: { because: 'no-action' }, misplaced },
});

export { actionOf, argsOf, codeOf, kindOf };

/** Plays a legal action and all that follows from it without a decision (5.7). */
function play(state: State, action: Action, emit?: Emit): void {
  playKind(state, action, emit);
  if (state.now[PHASE] === RESOLVE) settle(state, emit);
}

export const actions = { ...rest, play };

/** 15: no position has more legal actions. */
export const MOST_ACTIONS = 512;
