import { SEATING } from '../../../../src/games/ultimate-railroads/data/board';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { actionOf } from '../../../../src/games/ultimate-railroads/rules/actions';
import { ROUND, type State } from '../../../../src/games/ultimate-railroads/rules/state';
import { pass } from '../../../../src/games/ultimate-railroads/rules/use';
import { randomFrom } from '../../../../src/kit/random';
import { builder, rich } from '../../../games/ultimate-railroads/support/walk';

const PASS = actionOf(pass);

/** The last round of a match with this number of seats. */
export const lastRound = (seats: number) => SEATING[seats]?.rounds ?? 0;

/** A position of a match by chance in which everybody has passed in this round but the seat that is to act. */
export function lastToPass(seats: number, round: number): State {
  const state = rich(seats, `round ${seats}`);
  const random = randomFrom(`round ${seats}`);
  while (state.now[ROUND] !== round || rules.refusal(state, PASS) !== null)
    rules.play(state, builder(state, random));
  // Nobody has claimed a place yet.
  for (let passed = 1; passed < seats; passed++) rules.play(state, PASS);
  return state;
}
