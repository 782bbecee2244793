import { center, DIRECTIONS } from '../../../kit/hex';
import type { Action } from '../../../kit/rules';
import { buildAction, withChoices } from './action';
import { drawTile, moveMarker, moveTarget, targetCity, tellMarkers } from './automa-bag';
import { chooseCity, stepsTo } from './automa-choice';
import { playBuild } from './build-play';
import { destinations, routesTo } from './destinations';
import type { Emit } from './events';
import { harborCompany, isHarborEmpty } from './harbor';
import { atLeast } from './options';
import { westCandidates } from './spike';
import { COMPANY_COUNT, type Company, MARKER, type State, sharesOf, sharesOut } from './state';
import { isLastRound } from './supply';
import { playAutomaTake } from './take';

/** With more ready trains the automa builds; otherwise it takes a share (7.6, 7.7). */
const BUILDS_FROM = 3;

/**
 * Plays the automa's turn (7.5 to 7.10). `skipped`: it could not act for any company. `end`: its target has reached
 * the last city, which ends the match in the Korean edition from level normal on (8).
 */
export function playAutomaTurn(state: State, emit?: Emit): 'acted' | 'skipped' | 'end' {
  const before = state.automa[MARKER];
  const tile = drawTile(state, emit);
  moveMarker(state, tile);
  moveTarget(state, tile);
  tellMarkers(state, emit);
  const { options } = state;
  if (options.edition === 'ko' && atLeast(options, 'normal') && isAtLastCity(state)) return 'end';
  if (!canActAtAll(state)) {
    emit?.({ event: 'skip', seat: state.seats }, state);
    return 'skipped';
  }
  // 7.10: another tile moves only the company marker, until a company can act.
  while (!canAct(state, state.automa[MARKER])) {
    moveMarker(state, drawTile(state, emit));
    tellMarkers(state, emit);
  }
  const wasLastRound = isLastRound(state);
  act(state, state.automa[MARKER], before, emit);
  if (!wasLastRound && isLastRound(state)) emit?.({ event: 'last-round' }, state);
  return 'acted';
}

function isAtLastCity(state: State): boolean {
  return targetCity(state) === state.tile.length - 1;
}

function canActAtAll(state: State): boolean {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (canAct(state, company)) return true;
  }
  return false;
}

function canAct(state: State, company: Company): boolean {
  return state.ready[company] < BUILDS_FROM
    ? state.sharesLeft[company] > 0
    : destinations(state, company).length > 0;
}

function act(state: State, company: Company, markerBefore: Company, emit?: Emit): void {
  if (state.ready[company] < BUILDS_FROM) playAutomaTake(state, company, emit);
  else playBuild(state, chooseBuild(state, company, markerBefore, emit), emit);
}

/** 7.7, 7.8, 10.4, 11.3. */
function chooseBuild(state: State, company: Company, markerBefore: Company, emit?: Emit): Action {
  const city = chooseCity(state, company, emit);
  const route = clockwiseRoute(state, routesTo(state, company, city), company);
  const build = buildAction(state, { company, route });
  if (build === null) throw new RangeError('a least-cost route is always a chain');
  const harbor = harborCompany(state, build) < 0 ? -1 : nearestHarbor(state);
  return withChoices(build, -1, harbor, chooseWest(state, build, markerBefore));
}

/** 11.3: the empty harbor nearest to the target. Of equally near ones the last in index order counts. */
function nearestHarbor(state: State): number {
  const { harborHex, cityHex } = state.board;
  const steps = stepsTo(state.board, cityHex[targetCity(state)]);
  let nearest = -1;
  for (let harbor = 0; harbor < harborHex.length; harbor++) {
    if (!isHarborEmpty(state, harbor)) continue;
    if (nearest < 0 || steps[harborHex[harbor]] <= steps[harborHex[nearest]]) nearest = harbor;
  }
  return nearest;
}

/**
 * 10.4: of the candidates, the company with the most shares of the automa; then the one with the fewest of the seats;
 * then the one that its marker is on or reaches first. `ko` uses the marker before its move (ruling).
 */
function chooseWest(state: State, build: Action, markerBefore: Company): Company {
  const candidates = westCandidates(state, build);
  const marker = state.options.edition === 'ko' ? markerBefore : state.automa[MARKER];
  let best = -1;
  for (let ahead = 0; ahead < COMPANY_COUNT; ahead++) {
    const company = (marker + ahead) % COMPANY_COUNT;
    if (((candidates >> company) & 1) === 0) continue;
    if (best < 0 || likes(state, company, best)) best = company;
  }
  return best;
}

/** Whether the automa prefers `company` to `other` as West Side, without the marker. */
function likes(state: State, company: Company, other: Company): boolean {
  const own = sharesOf(state, company, state.seats);
  const theirs = sharesOf(state, other, state.seats);
  if (own !== theirs) return own > theirs;
  return sharesOut(state, company) - own < sharesOut(state, other) - theirs;
}

/**
 * The route that the automa builds, of several least-cost routes to one destination (7.8): from the origin that is
 * first in index order, keeping left at every fork. Routes are hexes in building order.
 */
export function clockwiseRoute(
  state: State,
  routes: readonly number[][],
  company: number,
): number[] {
  const origin = firstOrigin(state, routes, company);
  const destination = routes[0][routes[0].length - 1];
  let open = routes.filter((route) => directionTo(state, origin, route[0]) >= 0);
  let at = origin;
  let facing = facingFrom(state, origin, destination);
  for (let step = 0; open.length > 1; step++) {
    const from = at;
    const turns = open.map((route) => turn(facing, directionTo(state, from, route[step])));
    const leftmost = Math.min(...turns);
    open = open.filter((_, index) => turns[index] === leftmost);
    at = open[0][step];
    facing = directionTo(state, from, at);
  }
  return open[0];
}

/** The first network hex in index order (farthest east, then north) from which one of the routes starts. */
function firstOrigin(state: State, routes: readonly number[][], company: number): number {
  const { hexes, neighbors } = state.board.map;
  let origin = -1;
  for (const [first] of routes) {
    for (const hex of neighbors.subarray(first * 6, first * 6 + 6)) {
      if (hex < 0 || ((state.track[hex] >> company) & 1) === 0) continue;
      const east = origin < 0 ? 1 : hexes[hex].col - hexes[origin].col;
      if (east > 0 || (east === 0 && hexes[hex].row < hexes[origin].row)) origin = hex;
    }
  }
  return origin;
}

/** The direction from a hex to a neighbor; -1 if they are not neighbors. */
function directionTo(state: State, from: number, to: number): number {
  return state.board.map.neighbors.subarray(from * 6, from * 6 + 6).indexOf(to);
}

/** The direction from one hex to a distant one, in sixths of a turn clockwise from north, not rounded. */
function facingFrom(state: State, from: number, to: number): number {
  const a = center(state.board.map.hexes[from]);
  const b = center(state.board.map.hexes[to]);
  return (Math.atan2(b.x - a.x, a.y - b.y) * 3) / Math.PI;
}

/** The turn to the right between two directions, in sixths of a turn: -3 (reversal to the left) to 3. */
function turn(facing: number, direction: number): number {
  const sixths = DIRECTIONS.flat.length;
  const right = (((direction - facing) % sixths) + sixths) % sixths;
  return right > sixths / 2 ? right - sixths : right;
}
