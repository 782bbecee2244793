import type { JsonObject } from '../../../kit/json';
import { COMPANIES } from '../data/companies';
import { companiesOn } from './capacity';
import { isLinked } from './lines';
import { flaw, record, wordOf } from './reading';
import { BEGUN, DRIVEN, OFF, SPIKE_STATES, WAITING } from './spike';
import { EAST, SPIKE_STATE, type State, WEST } from './state';

/** Reads the spike's state and sides; what they say of the track is checked once the track is read. */
export function readSpikeSides(state: State, position: JsonObject): void {
  if (!state.options.spike) {
    if (Object.hasOwn(position, 'spike')) flaw('does-not-belong', 'spike');
    return;
  }
  if (!Object.hasOwn(position, 'spike')) flaw('missing', 'spike');
  const spike = record(position.spike, 'spike', ['state', 'east', 'west']);
  state.spike[SPIKE_STATE] = wordOf(spike.state, 'spike.state', SPIKE_STATES);
  const side = (name: 'east' | 'west') =>
    spike[name] === null ? 0 : 1 + wordOf(spike[name], `spike.${name}`, COMPANIES);
  state.spike[EAST] = side('east');
  state.spike[WEST] = side('west');
  if (state.spike[EAST] > 0 && state.spike[SPIKE_STATE] < BEGUN) flaw('too-early', 'spike.east');
  if (state.spike[WEST] > 0 && state.spike[SPIKE_STATE] < DRIVEN) flaw('too-early', 'spike.west');
  if (state.spike[WEST] > 0 && state.spike[WEST] === state.spike[EAST]) flaw('twice', 'spike.west');
}

/** Trains of a company that lie on the spike tile. */
export function onSpikeTile(state: State, company: number): number {
  return Number(state.spike[EAST] === company + 1) + Number(state.spike[WEST] === company + 1);
}

/** 10: the state must follow from the track in the two cities and between them. */
export function checkSpike(state: State): void {
  const { spike: places, cityHex } = state.board;
  if (!state.options.spike || places === null) return;
  const first = cityHex[places.first];
  const far = cityHex[places.far];
  const linked = isLinked(state.board, state.track, first, far);
  const touched = { first: companiesOn(state, first) > 0, far: companiesOn(state, far) > 0 };
  const fits = {
    [WAITING]: !touched.first && !touched.far,
    [OFF]: touched.far,
    [BEGUN]: touched.first && !linked && state.tile[places.far] === 0,
    [DRIVEN]: touched.first && linked && state.tile[places.far] === 0,
  }[state.spike[SPIKE_STATE]];
  if (!fits) flaw('spike-against-track', 'spike.state');
}

/** 11: a harbor is a start for one company at the most. */
export function checkHarbors(state: State): void {
  for (const hex of state.board.harborHex) {
    if (companiesOn(state, hex) > 1) flaw('harbor-twice', 'companies');
  }
}
