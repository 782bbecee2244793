import type { Action } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import { cityOf, companyOf, STEPS_MOST, walkBack, westOf } from './action';
import type { Board } from './board';
import { compensationFor } from './compensation';
import type { Emit } from './events';
import { harborCompany } from './harbor';
import { COMPANY_COUNT, type Company, EAST, SPIKE_STATE, type State, WEST } from './state';
import { useSupply } from './supply';
import { advanceLength } from './tracks';

/** Values of `spike[SPIKE_STATE]`. */
export const WAITING = 0;
const OFF = 1;
export const BEGUN = 2;
const DRIVEN = 3;
export const SPIKE_STATES = ['waiting', 'off', 'begun', 'driven'];

/** The length that East Side and West Side gain (10.3). */
const BONUS = 2;

const route = new Int16Array(STEPS_MOST + 1);
const laid = new Uint8Array(1024);

/** Whether this build would begin the spike: the first into Omaha, while San Francisco has no track (10.1). */
export function beginsSpike(state: State, build: Action): boolean {
  const places = state.options.spike ? state.board.spike : null;
  return places !== null && state.spike[SPIKE_STATE] === WAITING && cityOf(build) === places.first;
}

/** A company's supply after a build and its harbor, before the spike takes from it. */
function supplyBeforeSpike(state: State, build: Action, company: Company): number {
  const harbor = harborCompany(state, build) === company ? 1 : 0;
  return state.supply[company] - compensationFor(state, build, company) - harbor;
}

/**
 * 10.3: the companies that the builder may name as West Side, as a bit mask; 0 if this build does not drive the spike
 * or none can be named. Edition `en` uses the route just built, `ko` the whole line.
 */
export function westCandidates(state: State, build: Action): number {
  const { spike: places, cityHex } = state.board;
  const begins = beginsSpike(state, build);
  if (places === null || (!begins && state.spike[SPIKE_STATE] !== BEGUN)) return 0;
  const first = cityHex[places.first];
  const far = cityHex[places.far];
  const east = layForSpike(state, build, begins);
  const track = laid.subarray(0, state.track.length);
  if (!isLinked(state.board, track, first, far)) return 0;
  let candidates = 0;
  if (state.options.edition === 'en') {
    for (let i = walkBack(state, build, route) - 1; i >= 0; i--) {
      if (isOnLine(state.board, track, route[i], first, far)) candidates |= track[route[i]];
    }
  } else {
    for (let hex = 0; hex < track.length; hex++) {
      if (hex === first || hex === far) continue;
      if (isOnLine(state.board, track, hex, first, far)) candidates |= track[hex];
    }
  }
  return east < 0 ? candidates : candidates & ~(1 << east);
}

/** Fills `laid` with the track as it will be when the line is checked; returns the East Side, -1 for none. */
function layForSpike(state: State, build: Action, begins: boolean): number {
  const company = companyOf(build);
  laid.set(state.track);
  for (let i = walkBack(state, build, route) - 1; i >= 0; i--) laid[route[i]] |= 1 << company;
  if (!begins || state.board.spike === null) return state.spike[EAST] - 1;
  const far = state.board.cityHex[state.board.spike.far];
  for (let other = 0; other < COMPANY_COUNT; other++) {
    if (other !== company && supplyBeforeSpike(state, build, other) > 0) laid[far] |= 1 << other;
  }
  return supplyBeforeSpike(state, build, company) > 0 ? company : -1;
}

/** 10.1, 10.2: after the track of a build is laid. `begins`: the result of `beginsSpike` before it. */
export function playSpikeBegin(state: State, build: Action, begins: boolean, emit?: Emit): void {
  const places = state.options.spike ? state.board.spike : null;
  if (places === null || state.spike[SPIKE_STATE] !== WAITING) return;
  if (begins) {
    begin(state, companyOf(build), places.far, emit);
  } else if (cityOf(build) === places.far) {
    state.spike[SPIKE_STATE] = OFF;
    emit?.({ event: 'spike-off' }, state);
  }
}

function begin(state: State, company: Company, far: number, emit?: Emit): void {
  state.spike[SPIKE_STATE] = BEGUN;
  const hasEast = state.supply[company] > 0;
  if (hasEast) state.spike[EAST] = company + 1;
  emit?.({ event: 'spike-begun', ...(hasEast && { east: COMPANIES[company] }) }, state);
  if (hasEast) useSupply(state, company, 1, emit);
  for (let other = 0; other < COMPANY_COUNT; other++) {
    if (other === company || state.supply[other] === 0) continue;
    state.track[state.board.cityHex[far]] |= 1 << other;
    emit?.({ event: 'far-start', company: COMPANIES[other] }, state);
    useSupply(state, other, 1, emit);
  }
  state.tile[far] = 0;
  emit?.({ event: 'tile-leaves', city: state.board.form.cities[far].id }, state);
}

/** 10.3: drives the spike if a line exists now. */
export function playSpikeDrive(state: State, build: Action, emit?: Emit): void {
  const places = state.board.spike;
  if (places === null || state.spike[SPIKE_STATE] !== BEGUN) return;
  const { cityHex } = state.board;
  if (!isLinked(state.board, state.track, cityHex[places.first], cityHex[places.far])) return;
  state.spike[SPIKE_STATE] = DRIVEN;
  const east = state.spike[EAST] - 1;
  const named = westOf(build);
  // A company without supply may be named, but then there is no West Side.
  const west = named >= 0 && state.supply[named] > 0 ? named : -1;
  state.spike[WEST] = west + 1;
  emit?.(
    {
      event: 'spike-driven',
      ...(east >= 0 && { east: COMPANIES[east] }),
      ...(west >= 0 && { west: COMPANIES[west] }),
    },
    state,
  );
  if (west >= 0) useSupply(state, west, 1, emit);
  for (const side of [east, west]) if (side >= 0) advanceLength(state, side, BONUS, emit);
}

/** A company's supply after the complete build, which 9.3 needs. */
export function supplyAtEnd(state: State, action: Action, company: Company): number {
  let supply = supplyBeforeSpike(state, action, company);
  // 10.1: one train of every company that has one, on the tile or in San Francisco.
  if (beginsSpike(state, action) && supply > 0) supply--;
  return westOf(action) === company && supply > 0 ? supply - 1 : supply;
}

/** Hexes reached by the current search. */
const reached = new Uint8Array(1024);
const queue = new Int16Array(1024);

/** Whether neighboring hexes with track of any company connect `from` and `to` (10.3). */
function isLinked(board: Board, track: Uint8Array, from: number, to: number): boolean {
  return spread(board, track, from, -1) && reached[to] === 1;
}

/**
 * Whether a hex is on a line (10.3): a chain of neighboring hexes with track, none twice, from `from` to `to`. By
 * Menger's theorem, two chains that share only `hex` lead from it to the two ends exactly when there is no other
 * single hex whose removal separates it from both.
 */
function isOnLine(board: Board, track: Uint8Array, hex: number, from: number, to: number): boolean {
  if (track[hex] === 0 || !isLinked(board, track, from, to) || reached[hex] === 0) return false;
  if (hex === from || hex === to) return true;
  for (let cut = 0; cut < track.length; cut++) {
    if (cut === hex || track[cut] === 0) continue;
    spread(board, track, hex, cut);
    const meetsFrom = cut !== from && reached[from] === 1;
    const meetsTo = cut !== to && reached[to] === 1;
    if (!meetsFrom && !meetsTo) return false;
  }
  return true;
}

/** Marks all hexes with track that are connected to `start` without `without`; false if `start` has no track. */
function spread(board: Board, track: Uint8Array, start: number, without: number): boolean {
  reached.fill(0, 0, track.length);
  if (track[start] === 0) return false;
  const { neighbors } = board.map;
  let tail = 0;
  reached[start] = 1;
  queue[tail++] = start;
  for (let head = 0; head < tail; head++) {
    const end = queue[head] * 6 + 6;
    for (let side = queue[head] * 6; side < end; side++) {
      const next = neighbors[side];
      if (next < 0 || next === without || track[next] === 0 || reached[next] === 1) continue;
      reached[next] = 1;
      queue[tail++] = next;
    }
  }
  return true;
}
