import type { Json, JsonObject } from '../../../kit/json';
import { array, count, flaw, record, wordOf } from '../../../kit/reading';
import { COMPANIES } from '../data/companies';
import { companiesOn } from './capacity';
import { isLinked } from './lines';
import { hasAutoma } from './options';
import { BEGUN, DRIVEN, OFF, SPIKE_STATES, WAITING } from './spike';
import { DRAFT, EAST, MARKER, PHASE, SPIKE_STATE, type State, TARGET, WEST } from './state';

/** Reads the automa's markers and bag. The turn must have been read before. */
export function readAutoma(state: State, position: JsonObject): void {
  if (!hasAutoma(state.options.mode)) {
    if (Object.hasOwn(position, 'automa')) flaw('does-not-belong', 'automa');
    return;
  }
  if (!Object.hasOwn(position, 'automa')) flaw('missing', 'automa');
  const automa = record(position.automa, 'automa', ['company', 'target', 'bag', 'drawn']);
  state.automa[MARKER] = wordOf(automa.company, 'automa.company', COMPANIES);
  state.automa[TARGET] = count(automa.target, 'automa.target', state.tile.length);
  const bag = array(automa.bag, 'automa.bag');
  const drawn = array(automa.drawn, 'automa.drawn');
  if (bag.length === 0) flaw('empty-bag', 'automa.bag');
  const found = state.board.automaTiles.map(
    (tile) => state.turn[PHASE] === DRAFT && tile === 'refresh',
  );
  bag.forEach((tile, index) => {
    claim(state, found, tile, `automa.bag[${index}]`);
  });
  drawn.forEach((tile, index) => {
    state.drawn[claim(state, found, tile, `automa.drawn[${index}]`)] = 1;
  });
  if (found.includes(false)) flaw('tiles-missing', 'automa.bag');
}

/** Finds a tile of this form that is not claimed yet, and claims it. */
function claim(state: State, found: boolean[], json: Json, at: string): number {
  const [city, company] = Array.isArray(json) && json.length === 2 ? json : [];
  const index = state.board.automaTiles.findIndex((tile, place) => {
    if (found[place]) return false;
    return tile === 'refresh' ? json === tile : tile.city === city && tile.company === company;
  });
  if (index < 0) flaw('unknown-tile', at);
  found[index] = true;
  return index;
}

/** Reads the state and the sides of the spike. They are checked against the track once the track is read. */
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

/** The number of trains of a company on the spike tile. */
export function onSpikeTile(state: State, company: number): number {
  return Number(state.spike[EAST] === company + 1) + Number(state.spike[WEST] === company + 1);
}

/** 10: the state must agree with the track in the two cities and between them. */
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

/** 11: a harbor is a start for at most one company. */
export function checkHarbors(state: State): void {
  for (const hex of state.board.harborHex) {
    if (companiesOn(state, hex) > 1) flaw('harbor-twice', 'companies');
  }
}
