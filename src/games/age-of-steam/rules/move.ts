import { ENGINE_MOST, MOVE_ROUNDS, TURNS } from '../data/figures';
import type { Emit } from './events';
import { settleFinances } from './finances';
import { bare, type SteamKind } from './kind';
import { giveTurn } from './order';
import { beginProduction } from './production';
import type { Refusal } from './refusals';
import { AT, MOVE, NUMBER, OVER, PHASE, ROUND, SEAT, type State } from './state';
import { beginNextTurn } from './turn';

export function beginMove(state: State): void {
  state.turn[PHASE] = MOVE;
  state.turn[ROUND] = 1;
  state.engined.fill(0);
  giveTurn(state, 0);
}

/** Moves no goods (8.1). */
export const passMove = {
  ...bare,
  do: 'pass',
  places: [MOVE],
  play(state, _, emit) {
    emit?.({ event: 'pass', seat: state.turn[SEAT], phase: 'move' }, state);
    endOpportunity(state, emit);
  },
} as const satisfies SteamKind;

/** Passes on to the next opportunity (8.1); after the last one the phase is over. */
export function endOpportunity(state: State, emit?: Emit): void {
  const { turn } = state;
  state.turns[0]++;
  if (giveTurn(state, turn[AT] + 1)) return;
  if (turn[ROUND] === MOVE_ROUNDS) {
    turn[ROUND] = 0;
    state.engined.fill(0);
    endMove(state, emit);
  } else {
    turn[ROUND]++;
    giveTurn(state, 0);
  }
}

/** 9, and what follows: the end, Production's decision, or goods growth. */
function endMove(state: State, emit?: Emit): void {
  const goesOn = settleFinances(state, emit);
  if (!goesOn || state.turn[NUMBER] === TURNS[state.seats]) {
    state.turn[PHASE] = OVER;
    state.turn[SEAT] = 0;
    state.turn[AT] = 0;
    emit?.({ event: 'over' }, state);
  } else if (!beginProduction(state)) {
    beginNextTurn(state, emit);
  }
}

// Kept, as the lister asks for them and makes no garbage.
const AT_MOST: Refusal = { because: 'engine-most' };
const USED: Refusal = { because: 'engine-used' };

/** 5.2, 8.2. */
export function raiseEngine(state: State, emit?: Emit): void {
  const seat = state.turn[SEAT];
  state.engine[seat]++;
  emit?.({ event: 'engine', seat, engine: state.engine[seat] }, state);
}

/** Improves the engine instead of moving goods (8.2). */
export const engine = {
  ...bare,
  do: 'engine',
  places: [MOVE],
  refusal({ turn, engine, engined }) {
    if (engine[turn[SEAT]] >= ENGINE_MOST) return AT_MOST;
    return engined[turn[SEAT]] === 1 ? USED : null;
  },
  play(state, _, emit) {
    state.engined[state.turn[SEAT]] = 1;
    raiseEngine(state, emit);
    endOpportunity(state, emit);
  },
} as const satisfies SteamKind;
