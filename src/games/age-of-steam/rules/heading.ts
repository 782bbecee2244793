import type { Heading } from '../../../kit/rules';
import { TURNS } from '../data/figures';
import { MOVE, NUMBER, PHASE, PHASES, ROUND, type State } from './state';

/** Where the match stands: phase, turn and turns in all, and in the move phase the round. */
export function heading({ turn, seats }: State): Heading {
  return {
    phase: PHASES[turn[PHASE]],
    turn: turn[NUMBER],
    turns: TURNS[seats],
    ...(turn[PHASE] === MOVE && { round: turn[ROUND] }),
  };
}
