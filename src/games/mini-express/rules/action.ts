import { DIRECTIONS } from '../../../kit/hex';
import type { Action } from '../../../kit/rules';
import type { Company, State } from './state';

/**
 * An action as one number, from the low bits: 2 company, 2 kind, 6 city, 12 the route as steps back from
 * the city (3 bits a step: 1 + direction, 0 the end), 3 the second colour of a purple tile (1 + company,
 * 0 none). Six bits above are kept for a harbor and a west side.
 */
export const DRAFT_KIND = 0;
export const TAKE_KIND = 1;
export const BUILD_KIND = 2;

const ROUTE_SHIFT = 10;
export const STEP_BITS = 3;
/** The hexes of a route before its city: at most one less than can be ready. */
const STEPS_MOST = 4;
const ALSO_SHIFT = 22;
const END_SHIFT = 25;

export function draftAction(company: Company): Action {
  return company | (DRAFT_KIND << 2);
}

export function takeAction(company: Company): Action {
  return company | (TAKE_KIND << 2);
}

/** A build whose route is given as packed steps back; `also` is a company or -1. */
export function packBuild(company: Company, city: number, steps: number, also: number): Action {
  return (
    company | (BUILD_KIND << 2) | (city << 4) | (steps << ROUTE_SHIFT) | ((also + 1) << ALSO_SHIFT)
  );
}

export function companyOf(action: Action): Company {
  return action & 3;
}

export function kindOf(action: Action): number {
  return (action >> 2) & 3;
}

export function cityOf(action: Action): number {
  return (action >> 4) & 63;
}

/** The company named for a purple tile, or -1. */
export function alsoOf(action: Action): number {
  return ((action >> ALSO_SHIFT) & 7) - 1;
}

/** The direction of the step back after `step` steps from the city, or -1 at the route's first hex. */
export function stepBack(action: Action, step: number): number {
  return step < STEPS_MOST ? ((action >> (ROUTE_SHIFT + step * STEP_BITS)) & 7) - 1 : -1;
}

/** True where bits are set that say nothing: such a number is no action. */
export function hasStrayBits(action: Action): boolean {
  if (action < 0 || action >>> END_SHIFT !== 0 || !Number.isInteger(action)) return true;
  return kindOf(action) !== BUILD_KIND && action >> 4 !== 0;
}

/** The hexes of a build in building order, the city last; null where a step leaves the board. */
export function routeOf(state: State, action: Action): number[] | null {
  const { neighbours } = state.board.map;
  let hex = state.board.cityHex[cityOf(action)];
  if (hex === undefined) return null;
  const route = [hex];
  for (let step = 0; step <= STEPS_MOST; step++) {
    const direction = stepBack(action, step);
    if (direction < 0) break;
    if (direction >= DIRECTIONS.length) return null;
    hex = neighbours[hex * 6 + direction];
    if (hex < 0) return null;
    route.push(hex);
  }
  return route.reverse();
}

/**
 * A build along `route` (hexes in building order, a city last, each next to the one before, at most 5);
 * null where it is no such chain.
 */
export function buildAction(
  state: State,
  build: { readonly company: Company; readonly route: readonly number[]; readonly also?: Company },
): Action | null {
  const { cityAt, map } = state.board;
  const { route } = build;
  const last = route.length - 1;
  const city = last < 0 ? -1 : cityAt[route[last]];
  if (city < 0 || last > STEPS_MOST) return null;
  let steps = 0;
  for (let i = last; i > 0; i--) {
    const direction = map.neighbours.subarray(route[i] * 6, route[i] * 6 + 6).indexOf(route[i - 1]);
    if (direction < 0) return null;
    steps |= (direction + 1) << ((last - i) * STEP_BITS);
  }
  return packBuild(build.company, city, steps, build.also ?? -1);
}
