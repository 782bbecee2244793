import type { Seat } from '../../../kit/rules';
import { ACTIONS, type ActionId } from '../data/actions';
import { AT, BUILD, IN, MOVE, PHASE, SEAT, type State } from './state';

/** An action as seats hold it: 1 + its place in `ACTIONS`. */
export function heldAs(id: ActionId): number {
  return 1 + ACTIONS.findIndex((action) => action.id === id);
}

const FIRST_BUILD = heldAs('first-build');
const FIRST_MOVE = heldAs('first-move');

/** The seat of the order that holds this action; -1 for none. */
export function holderOf({ turn, order, action }: State, held: number): Seat {
  for (let place = 0; place < turn[IN]; place++) {
    if (action[order[place]] === held) return order[place];
  }
  return -1;
}

/** 2.3: the seat that acts as number `at` of this phase's sequence. */
export function seatInSequence(state: State, at: number): Seat {
  const { order } = state;
  const first = firstInPhase(state);
  if (first < 0) return order[at];
  if (at === 0) return first;
  // Seats placed before the one that goes first act one place later.
  for (let place = 0; place < at; place++) if (order[place] === first) return order[at];
  return order[at - 1];
}

function firstInPhase(state: State): Seat {
  const phase = state.turn[PHASE];
  if (phase === BUILD) return holderOf(state, FIRST_BUILD);
  return phase === MOVE ? holderOf(state, FIRST_MOVE) : -1;
}

/** Makes it the turn of number `at` in the sequence; false behind the last. */
export function giveTurn(state: State, at: number): boolean {
  if (at >= state.turn[IN]) return false;
  state.turn[AT] = at;
  state.turn[SEAT] = seatInSequence(state, at);
  return true;
}

/** Every seat in the order in which they act now; those out last, by their numbers. */
export function order(state: State): readonly Seat[] {
  const acting = Array.from({ length: state.turn[IN] }, (_, at) => seatInSequence(state, at));
  const all = Array.from({ length: state.seats }, (_, seat) => seat);
  return [...acting, ...all.filter((seat) => !acting.includes(seat))];
}
