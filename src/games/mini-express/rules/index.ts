import { flatRules } from '../../../kit/flat-state';
import { redraw } from '../../../kit/random';
import type { Rules } from '../../../kit/rules';
import { actions, MOST_ACTIONS } from './actions';
import { begin } from './begin';
import type { Event } from './events';
import { type Options, setups } from './options';
import { writePosition } from './position-write';
import type { Refusal } from './refusals';
import { standing } from './scoring';
import { blankState, cloneState, type State, toAct } from './state';
import { play } from './turn';

/** Mini Express by Mark Gerrits (Moaideas Game Design), clauses 1 to 12. */
export const rules: Rules<State, Options, Event, Refusal> = {
  id: 'mini-express',
  version: 1,
  setups,
  begin,
  options: (state) => state.options,
  toAct,
  ...actions,
  max: MOST_ACTIONS,
  play,
  ...flatRules(blankState),
  clone: cloneState,
  // Nothing is hidden from a seat but the draws to come.
  determinize: (state, _seat, random) => redraw(state.random, random),
  standing,
  position: { write: writePosition },
};
