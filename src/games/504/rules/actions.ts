import { actionsFrom } from '../../../kit/action-kind';
import type { EventOf } from '../../../kit/event';
import type { Action } from '../../../kit/rules';
import { happened } from './base/ask';
import { ACTED } from './base/flow';
import { WRONG_PHASE } from './base/kinds';
import { citiesTold, landsTold, readHex, tileAt } from './base/map';
import { isTurn, OVER } from './base/phases';
import { hasSettlement } from './base/pieces';
import type { ActionForm, Decider } from './state/base-events';
import type { Emit, Event, Refusal } from './state/events';
import { NONE, PHASE } from './state/fields';
import { type ActionKind, CODE_BITS, type Listing } from './state/kind';
import type { State } from './state/state';
import { KINDS } from './world';

const { codeOf, ...actions } = actionsFrom<State, Event, Refusal, ActionKind<State>>({
  kinds: KINDS,
  kindBits: CODE_BITS,
  isOver: ({ now }) => now[PHASE] === OVER,
  refusals: {
    over: { because: 'over' },
    noAction: WRONG_PHASE,
    misplaced: () => WRONG_PHASE,
  },
});
export const { kindOf, argsOf } = actions;
export const { refusal, action: forms } = actions.rules;

/** No position has more legal actions. */
export const MOST_ACTIONS = 2000;

/** Writes every legal action once, in a fixed order; returns how many. */
export function list(state: State, into: Int32Array): number {
  all.into = into;
  all.count = 0;
  listInto(state, all);
  return all.count;
}

const all: Listing = { into: new Int32Array(0), most: MOST_ACTIONS, count: 0 };

/** The same, no more than are wanted. */
function listInto(state: State, into: Listing): void {
  state.world.phases[state.now[PHASE]]?.list(state, into);
}

/** Plays a legal action and all that follows from it without a decision. */
export function play(state: State, action: Action, emit?: Emit<State>): void {
  perform(state, action, false, emit);
  playForced(state, emit);
}

/** Kinds have many shapes. Effects are asked for thousands of times a second, which is faster of objects of one shape. */
const effects = KINDS.map(({ play, follow = null }) => ({ play, follow }));

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
  const { play, follow } = effects[codeOf(action)];
  emit?.(didEvent(state, action, isForced), state);
  const args = argsOf(action);
  const inStep = isTurn(state);
  play(state, args, emit);
  happened(state, ACTED, NONE, NONE, 0, emit);
  follow?.(state, args, emit);
  // The end of a step has no such effects. That of a choice or an auction has: a tile is drawn, a card is won.
  if (!follow || inStep || state.now[PHASE] === OVER) return;
  happened(state, ACTED, NONE, NONE, 0, emit);
}

/** The event of an action, from the position before it. Of a secret one only its word is told. */
function didEvent(state: State, action: Action, isForced: boolean): EventOf<Event, 'did'> {
  const by = deciderIn(state);
  const { isSecret, do: word } = kindOf(action);
  const written = isSecret ? { do: word } : forms.write(action, state);
  // Every kind of action writes one of these forms.
  const form = written as ActionForm;
  const founds = isFounding(state, by, form) ? ({ founds: true } as const) : {};
  const forced = isForced ? ({ forced: true } as const) : {};
  return {
    event: 'did',
    ...by,
    action: form,
    ...forced,
    ...founds,
    ...citiesTold(state),
    ...landsTold(state, form),
  };
}

function deciderIn(state: State): Decider {
  const phase = state.world.phases[state.now[PHASE]];
  const owner = phase?.owner(state) ?? -1;
  return owner < 0 ? { seat: phase?.seat(state) ?? 0 } : { owner };
}

/** Whether an action brings something new: a move a settlement, a purchase of shares a company. */
function isFounding(state: State, by: Decider, form: ActionForm): boolean {
  const { world, isFounded } = state;
  if (form.do === 'buy' && 'company' in form) return world.company && isFounded[form.company] === 0;
  if (form.do !== 'move' || !('owner' in by)) return false;
  const hex = readHex(form.to);
  if (!hex) return false;
  const tile = tileAt(state, ...hex);
  return (
    !hasSettlement(state, by.owner, tile) &&
    !world.hooks.entering.some((one) => one.isHere(state, by.owner, tile))
  );
}
