import { DIRECTIONS } from '../../../kit/hex';
import type { Action } from '../../../kit/rules';
import type { Company, State } from './state';

/**
 * An action packed into one number. From the low bits: 2 bits kind, 2 company, 6 city, 12 the route as steps back
 * from the city (3 bits per step: 1 + direction, 0 the end), 3 the second color of a purple tile, 3 the harbor,
 * and 3 the west side. The last three hold 1 + their number, and 0 for none.
 */
export const KIND_BITS = 2;
export const DRAFT_KIND = 0;
const TAKE_KIND = 1;
export const BUILD_KIND = 2;

const ROUTE_SHIFT = 10;
export const STEP_BITS = 3;
/** The maximum number of hexes of a route before its city: one less than the maximum of ready trains. */
export const STEPS_MOST = 4;
const ALSO_SHIFT = 22;
const HARBOR_SHIFT = 25;
const WEST_SHIFT = 28;

/** The values of three bits other than "none": boards have at most this many harbors. */
export const HARBORS_MOST = 7;
/** The values of six bits: boards have at most this many cities. */
export const CITIES_MOST = 64;

export function draftAction(company: Company): Action {
  return DRAFT_KIND | (company << KIND_BITS);
}

export function takeAction(company: Company): Action {
  return TAKE_KIND | (company << KIND_BITS);
}

/** A build whose route is given as packed steps back. */
export function packBuild(company: Company, city: number, steps: number): Action {
  return BUILD_KIND | (company << KIND_BITS) | (city << 4) | (steps << ROUTE_SHIFT);
}

/** The same build with choices: a company, a harbor number and a company; -1 for none. */
export function withChoices(build: Action, also: number, harbor: number, west: number): Action {
  return (
    build | ((also + 1) << ALSO_SHIFT) | ((harbor + 1) << HARBOR_SHIFT) | ((west + 1) << WEST_SHIFT)
  );
}

export function companyOf(action: Action): Company {
  return (action >> KIND_BITS) & 3;
}

export function kindOf(action: Action): number {
  return action & 3;
}

export function cityOf(action: Action): number {
  return (action >> 4) & 63;
}

/** The company chosen for a purple tile (4.10); -1 for none. */
export function alsoOf(action: Action): number {
  return ((action >> ALSO_SHIFT) & 7) - 1;
}

/** The chosen harbor, as an index in the board's list (11.2); -1 for none. */
export function harborOf(action: Action): number {
  return ((action >> HARBOR_SHIFT) & 7) - 1;
}

/** The company chosen as West Side (10.3); -1 for none. */
export function westOf(action: Action): number {
  return ((action >> WEST_SHIFT) & 7) - 1;
}

/** The packed steps of a build's route. */
export function stepsOf(action: Action): number {
  return (action >> ROUTE_SHIFT) & ((1 << (STEPS_MOST * STEP_BITS)) - 1);
}

/** The direction of the step back after `step` steps from the city; -1 at the first hex of the route. */
function stepBack(action: Action, step: number): number {
  return step < STEPS_MOST ? ((action >> (ROUTE_SHIFT + step * STEP_BITS)) & 7) - 1 : -1;
}

/** The build with these args: the bits above those of the kind. */
export function buildOf(args: number): Action {
  return BUILD_KIND | (args << KIND_BITS);
}

/**
 * Writes the hexes of a build to `into`, from the city back to the network; returns how many. The route must stay
 * on the board, as the route of every legal build does.
 */
export function walkBack(state: State, action: Action, into: Int16Array): number {
  const { neighbors } = state.board.map;
  let hex = state.board.cityHex[cityOf(action)];
  let count = 0;
  for (;;) {
    into[count] = hex;
    const direction = stepBack(action, count++);
    if (direction < 0) return count;
    hex = neighbors[hex * 6 + direction];
  }
}

/** The hexes of a build in building order, the city last; null if a step leaves the board. */
export function routeOf(state: State, action: Action): number[] | null {
  const { neighbors } = state.board.map;
  let hex = state.board.cityHex[cityOf(action)];
  if (hex === undefined) return null;
  const route = [hex];
  for (let step = 0; step <= STEPS_MOST; step++) {
    const direction = stepBack(action, step);
    if (direction < 0) break;
    if (direction >= DIRECTIONS.flat.length) return null;
    hex = neighbors[hex * 6 + direction];
    if (hex < 0) return null;
    route.push(hex);
  }
  return route.reverse();
}

/** An unpacked build: hexes in building order, the city last, and its choices if there are any. */
export interface Build {
  readonly company: Company;
  readonly route: readonly number[];
  readonly also?: Company;
  /** The harbor, as an index in the board's list. */
  readonly harbor?: number;
  readonly west?: Company;
}

/** Packs a build; null if the route is not a chain of at most 5 neighboring hexes that ends in a city. */
export function buildAction(state: State, build: Build): Action | null {
  const { cityAt, map } = state.board;
  const { company, route, also = -1, harbor = -1, west = -1 } = build;
  const last = route.length - 1;
  const city = last < 0 ? -1 : cityAt[route[last]];
  if (city < 0 || last > STEPS_MOST) return null;
  let steps = 0;
  for (let i = last; i > 0; i--) {
    const direction = map.neighbors.subarray(route[i] * 6, route[i] * 6 + 6).indexOf(route[i - 1]);
    if (direction < 0) return null;
    steps |= (direction + 1) << ((last - i) * STEP_BITS);
  }
  return withChoices(packBuild(company, city, steps), also, harbor, west);
}
