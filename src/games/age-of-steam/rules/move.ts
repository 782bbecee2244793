import { ENGINE_MOST, MOVE_ROUNDS } from '../data/figures';
import type { Emit } from './events';
import { giveTurn } from './order';
import type { Refusal } from './refusals';
import { raiseEngine } from './select';
import { AT, MOVE, PHASE, ROUND, SEAT, type State } from './state';

// Kept, as the lister asks for them and makes no garbage.
const AT_MOST: Refusal = { because: 'engine-most' };
const USED: Refusal = { because: 'engine-used' };

export function beginMove(state: State): void {
  state.turn[PHASE] = MOVE;
  state.turn[ROUND] = 1;
  state.engined.fill(0);
  giveTurn(state, 0);
}

/** 8.2. */
export function engineRefusal({ turn, engine, engined }: State): Refusal | null {
  if (engine[turn[SEAT]] >= ENGINE_MOST) return AT_MOST;
  return engined[turn[SEAT]] === 1 ? USED : null;
}

/** False: the phase is over. */
export function playEngine(state: State, emit?: Emit): boolean {
  state.engined[state.turn[SEAT]] = 1;
  raiseEngine(state, emit);
  return endOpportunity(state);
}

/** False: the phase is over. */
export function playMovePass(state: State, emit?: Emit): boolean {
  emit?.({ event: 'pass', seat: state.turn[SEAT], phase: 'move' }, state);
  return endOpportunity(state);
}

/** Passes on to the next opportunity (8.1); false: the phase is over. */
export function endOpportunity(state: State): boolean {
  const { turn } = state;
  state.turns[0]++;
  if (giveTurn(state, turn[AT] + 1)) return true;
  if (turn[ROUND] === MOVE_ROUNDS) {
    turn[ROUND] = 0;
    state.engined.fill(0);
    return false;
  }
  turn[ROUND]++;
  return giveTurn(state, 0);
}
