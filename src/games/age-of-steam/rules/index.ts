import type { Rules } from '../../../kit/rules';
import { readAction, writeAction } from './action-form';
import { begin } from './begin';
import { determinize } from './determinize';
import { rememberingContext } from './event-context';
import { heading } from './heading';
import { list, MOST_ACTIONS } from './list';
import { type Options, setups } from './options';
import { order } from './order';
import { play } from './play';
import { writePosition } from './position-write';
import { refusal } from './refusal';
import { standing } from './score';
import {
  AUCTION,
  cloneState,
  copyState,
  PHASE,
  packState,
  type State,
  stateDraws,
  toAct,
  unpackState,
} from './state';

/** Age of Steam by Martin Wallace on the board Rust Belt, clauses 1 to 15. */
export const rules: Rules<State, Options> = {
  id: 'age-of-steam',
  version: 1,
  setups,
  begin,
  options: (state) => state.options,
  seats: (state) => state.seats,
  toAct,
  turn: (state) => state.turns[0],
  order,
  heading,
  isExchange: (state) => state.turn[PHASE] === AUCTION,
  max: MOST_ACTIONS,
  list,
  refusal,
  play: (state, action, emit) => play(state, action, emit && rememberingContext(emit)),
  clone: cloneState,
  copy: copyState,
  pack: packState,
  unpack: unpackState,
  determinize,
  draws: stateDraws,
  standing,
  action: { read: readAction, write: writeAction },
  position: { write: writePosition },
};
