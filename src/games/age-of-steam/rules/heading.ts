import type { Heading } from '../../../kit/rules';
import { TURNS } from '../data/figures';
import { AT, DRAWN, GROW, ISSUE, MOVE, NUMBER, PHASE, PHASES, ROUND, type State } from './state';

/**
 * The phase, the turn and the number of turns; in the move phase also the round, and before the first decision after a
 * payday or goods growth the turn that ended with it.
 */
export function heading({ turn, seats }: State): Heading {
  const ended = endedBefore(turn);
  return {
    phase: PHASES[turn[PHASE]],
    turn: turn[NUMBER],
    turns: TURNS[seats],
    ...(turn[PHASE] === MOVE && { round: turn[ROUND] }),
    ...(ended > 0 && { ended }),
  };
}

/** The turn that ended, in part or as a whole, right before this decision (9, 10); 0: none did. */
function endedBefore(turn: State['turn']): number {
  if (turn[PHASE] === GROW) return turn[DRAWN] === 0 ? turn[NUMBER] : 0;
  return turn[PHASE] === ISSUE && turn[AT] === 0 ? turn[NUMBER] - 1 : 0;
}
