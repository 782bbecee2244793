import { COMPANIES } from '../data/companies';
import { packBuild, routeOf, STEP_BITS } from './action';
import { capacityOf, isFull } from './capacity';
import { costTo, FAR } from './reach';
import type { Refusal } from './refusals';
import { type Company, READY_MOST, type State } from './state';

/**
 * Whether a company may build into a city now (4.2, 4.5). Only this function decides it. A full city has no tile any
 * more (4.11), and a city with the company's own track costs 0.
 */
export function isDestination(state: State, company: Company, city: number): boolean {
  if (state.tile[city] === 0) return false;
  const cost = state.near[company * state.track.length + state.board.cityHex[city]];
  return cost > 0 && cost <= state.ready[company];
}

/** Why a company may not build into a city, without choices and route; null when it may. */
export function destinationRefusal(state: State, company: Company, city: number): Refusal | null {
  if (isDestination(state, company, city)) return null;
  const figures = { company: COMPANIES[company], city: state.board.form.cities[city].id };
  const hex = state.board.cityHex[city];
  if ((state.track[hex] >> company) & 1) return { because: 'own-track', ...figures };
  if (isFull(state, city)) {
    return { because: 'full', ...figures, capacity: capacityOf(state, city) };
  }
  if (state.tile[city] === 0) return { because: 'no-tile', ...figures };
  const needs = costTo(state, company, city);
  if (needs === FAR) return { because: 'unreachable', ...figures };
  return { because: 'too-far', ...figures, needs, has: state.ready[company], most: READY_MOST };
}

export interface Destination {
  readonly city: number;
  /** The number of trains of a least-cost route (4.4). */
  readonly cost: number;
}

/** Every city the company may build into now, in index order. */
export function destinations(state: State, company: Company): Destination[] {
  const found: Destination[] = [];
  for (let city = 0; city < state.board.cityHex.length; city++) {
    if (!isDestination(state, company, city)) continue;
    const hex = state.board.cityHex[city];
    found.push({ city, cost: state.near[company * state.track.length + hex] });
  }
  return found;
}

/**
 * Writes the packed steps of every least-cost route (4.4) from `hex` back to the network to `into`, from index `at`,
 * in the order of directions. Returns the index after the last one. `hex` must be within reach.
 */
export function routesBack(
  state: State,
  company: Company,
  hex: number,
  into: Int32Array,
  at: number,
  shift = 0,
  steps = 0,
): number {
  const from = company * state.track.length;
  const cost = state.near[from + hex];
  if (cost === 1) {
    into[at] = steps;
    return at + 1;
  }
  const { neighbors } = state.board.map;
  let next = at;
  for (let direction = 0; direction < 6; direction++) {
    const back = neighbors[hex * 6 + direction];
    if (back < 0 || state.near[from + back] !== cost - 1 || !state.board.passable[back]) continue;
    const packed = steps | ((direction + 1) << shift);
    next = routesBack(state, company, back, into, next, shift + STEP_BITS, packed);
  }
  return next;
}

/** The least-cost routes to a city as hexes in building order; empty if none is within 5 trains. */
export function routesTo(state: State, company: Company, city: number): number[][] {
  const hex = state.board.cityHex[city];
  const cost = state.near[company * state.track.length + hex];
  if (cost === 0 || cost === FAR) return [];
  const packed = new Int32Array(state.ways[company * state.track.length + hex]);
  routesBack(state, company, hex, packed, 0);
  return Array.from(packed, (steps) => routeOf(state, packBuild(company, city, steps)) ?? []);
}
