import { flatRules } from '../../../kit/flat-state';
import type { Heading, Rules } from '../../../kit/rules';
import { SEATING } from '../data/board';
import { actions, MOST_ACTIONS } from './actions';
import { begin } from './begin';
import type { Event } from './events';
import { standing } from './final-score';
import { determinize, secrets } from './hidden';
import { type Options, setups } from './options';
import { writePosition } from './position-write';
import type { Refusal } from './refusals';
import {
  BONUS_PHASE,
  blankState,
  cloneState,
  DURING,
  PHASE,
  PHASES,
  RESOLVE,
  ROUND,
  type State,
  toAct,
} from './state';

/** The round, the number of rounds, and the phase; what a decision brings belongs to its phase. */
function heading({ now, seats }: State): Heading {
  const resolves = now[PHASE] === RESOLVE || now[PHASE] === BONUS_PHASE;
  return {
    phase: PHASES[resolves ? now[DURING] : now[PHASE]],
    round: now[ROUND],
    rounds: SEATING[seats].rounds,
  };
}

/** Ultimate Railroads by Helmut Ohley and Leonhard Orgler, the Russian board, clauses 1 to 17. */
export const rules: Rules<State, Options, Event, Refusal> = {
  id: 'ultimate-railroads',
  version: 1,
  setups,
  begin,
  options: (state) => state.options,
  toAct,
  order: (state) => Array.from(state.order),
  heading,
  secrets,
  ...actions,
  max: MOST_ACTIONS,
  ...flatRules(blankState),
  clone: cloneState,
  determinize,
  standing,
  position: { write: writePosition },
};
