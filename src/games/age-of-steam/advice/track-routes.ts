import { oncePer } from '../../../kit/once-per';
import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import { actionOf } from '../rules/actions';
import { build } from '../rules/build';
import { pack } from '../rules/kind';
import { SEAT, type State } from '../rules/state';
import { ANY_STOP, compareWays, findWays, goalOf, readWay, type Way } from './track-search';

/** Track that the seat to act may build in this turn from one place to another. */
export interface TrackRoute {
  /** One `build` for each tile, in an order in which the rules allow them. */
  readonly actions: readonly Action[];
  /** Where its tiles lie. */
  readonly hexes: readonly number[];
  readonly cost: number;
  readonly redirects: boolean;
}

/** The most routes to one place that are offered, and that are tried. */
const OFFERED = 8;
const TRIED = 64;
/** Where the money does not matter. */
const RICH = 9999;

const goals = oncePer((_: State) => new Map<number, ReadonlyMap<number, number>>());
const routes = oncePer((_: State) => new Map<string, readonly TrackRoute[]>());

/** The cities and towns, as hexes, to which track can be led from a hex in this turn, and the least that it costs. */
export function trackGoals(state: State, from: number): ReadonlyMap<number, number> {
  const known = goals(state).get(from) ?? findGoals(state, from);
  goals(state).set(from, known);
  return known;
}

/** The cheapest routes from a hex to another one, the best first; without redirects unless nothing else leads there. */
export function trackRoutes(state: State, from: number, to: number): readonly TrackRoute[] {
  const key = `${from} ${to}`;
  const known = routes(state).get(key) ?? findRoutes(state, from, to);
  routes(state).set(key, known);
  return known;
}

/** The least that track to a hex would cost this turn if money did not matter; null where no track leads there. */
export function priceTo(state: State, from: number, to: number): number | null {
  const [cheapest] = sorted(findWays(state, from, to, RICH));
  return cheapest === undefined ? null : readWay(cheapest).cost;
}

function findGoals(state: State, from: number): ReadonlyMap<number, number> {
  const cheapest = new Map<number, number>();
  for (const way of sorted(findWays(state, from, ANY_STOP, state.money[state.turn[SEAT]]))) {
    const goal = goalOf(way);
    if (cheapest.has(goal)) continue;
    const { cost, tiles } = readWay(way);
    if (playable(state, tiles)) cheapest.set(goal, cost);
  }
  return cheapest;
}

function findRoutes(state: State, from: number, to: number): readonly TrackRoute[] {
  const legal: TrackRoute[] = [];
  const ways = findWays(state, from, to, state.money[state.turn[SEAT]]);
  for (const number of sorted(ways).slice(0, TRIED)) {
    const way = readWay(number);
    const redirects = way.redirects > 0;
    if (legal.length === OFFERED || (redirects && legal.length > 0 && !legal[0].redirects)) break;
    const actions = playable(state, way.tiles);
    if (actions)
      legal.push({ actions, hexes: way.tiles.map(([hex]) => hex), cost: way.cost, redirects });
  }
  return legal;
}

function sorted(ways: number): readonly number[] {
  return Array.from({ length: ways }, (_, way) => way).sort(compareWays);
}

/** The builds in an order in which each is legal: from the start on, or from the goal back (7.6 d); null: neither is. */
function playable(state: State, tiles: Way['tiles']): readonly Action[] | null {
  const onward = tiles.map(([hex, shape]) => actionOf(build, pack(hex, shape)));
  if (isPlayable(state, onward)) return onward;
  const back = [...onward].reverse();
  return tiles.length > 1 && isPlayable(state, back) ? back : null;
}

/** Where routes are tried out; made anew for another board or number of seats. */
let draft: State | null = null;

function isPlayable(state: State, actions: readonly Action[]): boolean {
  if (draft?.board !== state.board || draft.seats !== state.seats) draft = rules.clone(state);
  rules.copy(draft, state);
  for (const action of actions) {
    if (rules.refusal(draft, action)) return false;
    rules.play(draft, action);
  }
  return true;
}
