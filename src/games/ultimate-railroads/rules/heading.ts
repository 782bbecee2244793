import type { Heading } from '../../../kit/rules';
import { SEATING } from '../data/board';
import { BONUS_PHASE, DURING, PHASE, PHASES, RESOLVE, ROUND, type State } from './state';

/** The round, the number of rounds, and the phase; what a decision brings belongs to its phase. */
export function heading({ now, seats }: State): Heading {
  const resolves = now[PHASE] === RESOLVE || now[PHASE] === BONUS_PHASE;
  return {
    phase: PHASES[resolves ? now[DURING] : now[PHASE]],
    round: now[ROUND],
    rounds: SEATING[seats].rounds,
  };
}
