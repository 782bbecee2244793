import { flatRules } from '../../../kit/flat-state';
import { type RandomWords, redraw } from '../../../kit/random';
import type { Heading, Rules, Seat } from '../../../kit/rules';
import { TURNS } from '../data/figures';
import { actions, MOST_ACTIONS } from './actions';
import { begin } from './begin';
import type { Event } from './events';
import { type Options, setups } from './options';
import { order } from './order';
import { writePosition } from './position-write';
import type { Refusal } from './refusals';
import { standing } from './score';
import {
  AT,
  AUCTION,
  blankState,
  cloneState,
  DRAWN,
  GROW,
  ISSUE,
  MOVE,
  NUMBER,
  PHASE,
  PHASES,
  ROUND,
  type State,
  toAct,
} from './state';

/**
 * The phase, the turn and the number of turns; in the move phase also the round, and before the first decision after a
 * payday or goods growth the turn that ended with it.
 */
function heading({ turn, seats }: State): Heading {
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

/** 15: everything is public except future random draws. */
function determinize(state: State, _seat: Seat, random: RandomWords): void {
  redraw(state.random, random);
}

/** Age of Steam by Martin Wallace, clauses 1 to 15. */
export const rules: Rules<State, Options, Event, Refusal> = {
  id: 'age-of-steam',
  version: 1,
  setups,
  begin,
  options: (state) => state.options,
  toAct,
  order,
  heading,
  isExchange: (state) => state.turn[PHASE] === AUCTION,
  ...actions,
  max: MOST_ACTIONS,
  ...flatRules(blankState),
  clone: cloneState,
  determinize,
  standing,
  position: { write: writePosition },
};
