import type { Rules } from '../../../src/kit/rules';
import { GOODS } from '../data/goods';
import { actions, MOST_ACTIONS } from './actions';
import { begin } from './begin';
import type { Event } from './events';
import { determinize, secrets } from './hidden';
import { type Options, setups } from './options';
import { writePosition } from './position-write';
import type { Refusal } from './refusals';
import { standing } from './scoring';
import {
  cloneState,
  copyState,
  figure,
  orderOf,
  packState,
  phaseOf,
  type State,
  stateDraws,
  toAct,
  unpackState,
} from './state';

/** Depot: a small game that has everything the app must be able to carry. */
export const rules: Rules<State, Options, Event, Refusal> = {
  id: 'depot',
  version: 1,
  setups,
  begin,
  options: (state) => state.options,
  seats: (state) => state.seats,
  toAct,
  turn: (state) => figure(state, 'turn'),
  order: orderOf,
  heading: (state) => {
    const phase = phaseOf(state);
    if (phase === 'over') return null;
    return { phase, round: figure(state, 'round'), rounds: state.options.rounds };
  },
  actingFor: (state) =>
    phaseOf(state) === 'owner' ? { company: GOODS[figure(state, 'good')] } : null,
  isExchange: (state) => phaseOf(state) === 'bid',
  secrets,
  ...actions,
  max: MOST_ACTIONS,
  clone: cloneState,
  copy: copyState,
  pack: packState,
  unpack: unpackState,
  determinize,
  draws: stateDraws,
  standing,
  position: { write: writePosition },
};
