import { copyFlat, packFlat } from '../../../kit/flat-state';
import { redraw } from '../../../kit/random';
import type { Rules } from '../../../kit/rules';
import { readAction, writeAction } from './action-form';
import { begin } from './begin';
import { list, MOST_ACTIONS } from './list';
import { type Options, setups } from './options';
import { play } from './play';
import { writePosition } from './position-write';
import { refusal } from './refusal';
import { standing } from './scoring';
import { cloneState, type State, stateDraws, toAct, unpackState } from './state';

/** Mini Express by Mark Gerrits (Moaideas Game Design), clauses 1 to 12. */
export const rules: Rules<State, Options> = {
  id: 'mini-express',
  version: 1,
  setups,
  begin,
  options: (state) => state.options,
  seats: (state) => state.seats,
  toAct,
  turn: (state) => state.turns[0],
  max: MOST_ACTIONS,
  list,
  refusal,
  play,
  clone: cloneState,
  copy: copyFlat,
  pack: packFlat,
  unpack: unpackState,
  // Nothing is hidden from a seat but the draws to come.
  determinize: (state, _seat, random) => redraw(state.random, random),
  draws: stateDraws,
  standing,
  action: { read: readAction, write: writeAction },
  position: { write: writePosition },
};
