import { ACTIONS } from '../data/actions';
import { ENGINE_MOST } from '../data/figures';
import type { Emit } from './events';
import { giveTurn, heldAs } from './order';
import type { Refusal } from './refusals';
import { AT, PHASE, SEAT, SELECT, type State } from './state';

const LOCOMOTIVE = heldAs('locomotive');

/** 5.1: all actions come back. */
export function beginSelect(state: State): void {
  state.action.fill(0);
  state.turn[PHASE] = SELECT;
  giveTurn(state, 0);
}

/** The seat that has taken an action, by its place in `ACTIONS`; -1 while it is free. */
export function takerOf({ action }: State, place: number): number {
  return action.indexOf(place + 1);
}

export function selectRefusal(state: State, place: number): Refusal | null {
  const seat = takerOf(state, place);
  return seat >= 0 ? { because: 'action-taken', seat } : null;
}

/** Takes an action; Locomotive acts at once (5.2). False: the phase is over. */
export function playSelect(state: State, place: number, emit?: Emit): boolean {
  const seat = state.turn[SEAT];
  state.action[seat] = place + 1;
  state.turns[0]++;
  emit?.({ event: 'select', seat, action: ACTIONS[place].id }, state);
  if (place + 1 === LOCOMOTIVE && state.engine[seat] < ENGINE_MOST) raiseEngine(state, emit);
  return giveTurn(state, state.turn[AT] + 1);
}

/** 5.2, 8.2. */
export function raiseEngine(state: State, emit?: Emit): void {
  const seat = state.turn[SEAT];
  state.engine[seat]++;
  emit?.({ event: 'engine', seat, engine: state.engine[seat] }, state);
}
