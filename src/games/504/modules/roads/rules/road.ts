import type { Json, JsonObject } from '../../../../../kit/json';
import { count, flaw, listOf } from '../../../../../kit/reading';
import { ROAD_COST } from '../../../data/figures';
import { figure, figureOf } from '../../../rules/base/ask';
import { hexOf, NO_SETTLEMENT, TAKEN, TOO_FAR, UNKNOWN } from '../../../rules/base/kinds';
import { compareTiles, hexText, sideBetween, tileAt } from '../../../rules/base/map';
import { isStep } from '../../../rules/base/phases';
import { hasSettlement, progress } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { LAID, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, isFull, type Listing } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import {
  edgeAt,
  endOf,
  endsInOrder,
  endsRefusal,
  HALF,
  hasCommonRoads,
  hasRoadAt,
  isBuilt,
  isEdge,
  layRoad,
  startOf,
} from './edges';
import { linkByRoad, reachesCapital } from './links';

const NOT_LINKED: Refusal = { because: 'not-linked' };

/** The residents that a kind of tile (`at`) takes for a road. */
export const ROAD_RESIDENTS = figure();

/** The residents used on the lesser and on the other end, and whose end sends one home: 0 none, 1, 2. */
interface Use {
  readonly less: number;
  readonly more: number;
  readonly home: number;
}

const EDGE_BITS = 8;
const USE_BITS = 4;
const USE_MOST = (1 << USE_BITS) - 1;

function packRoad(edge: number, less: number, more: number, home: number): number {
  return edge | (less << EDGE_BITS) | (more << (EDGE_BITS + USE_BITS)) | (home << 16);
}

export function edgeOf(args: number): number {
  return args & ((1 << EDGE_BITS) - 1);
}

function useOf(args: number): Use {
  return {
    less: (args >> EDGE_BITS) & USE_MOST,
    more: (args >> (EDGE_BITS + USE_BITS)) & USE_MOST,
    home: args >> 16,
  };
}

/** M6.3 to M6.5: a road between two own tiles. */
function roadKind(sendsHome: boolean): ActionKind<State> {
  return {
    code: codeFor(6, sendsHome ? 0 : 1),
    do: 'road',
    keys: sendsHome ? ['between', 'use', 'home'] : ['between', 'use'],
    read: (form, state) => readRoad(form, sendsHome, state),
    write(args, state) {
      const ends = endsInOrder(state, edgeOf(args)).map((tile) => hexText(state, tile));
      const { less, more, home } = useOf(args);
      const [at] = ends.slice(home - 1);
      return { between: ends, use: [less, more], ...(sendsHome && { home: at }) };
    },
    isOne: (args, state) => isEdge(state, edgeOf(args)),
    belongs: (state) => paysSo(state, sendsHome) && isStep(state, 'act'),
    refusal(state, args) {
      const edge = edgeOf(args);
      return (
        placeRefusal(state, activeOwner(state), edge) ??
        useRefusal(state, edge, useOf(args), sendsHome)
      );
    },
    play(state, args) {
      const owner = activeOwner(state);
      const edge = edgeOf(args);
      const { less, more, home } = useOf(args);
      const [first, second] = endsInOrder(state, edge);
      use(state, owner, first, less, home === 1);
      use(state, owner, second, more, home === 2);
      layOwnRoad(state, owner, edge);
      progress(state);
    },
  };
}

/** With a resident that goes home (6.I/II), and without (6.III). */
export const roadHome = roadKind(true);
export const road = roadKind(false);

/** Whether residents go home for roads (M6.4), which is so in roles I and II. */
function paysSo({ world: { role } }: State, sendsHome: boolean): boolean {
  return sendsHome ? role[6] === 1 || role[6] === 2 : role[6] === 3;
}

/** M6.4. */
function use(state: State, owner: Owner, tile: number, count: number, sendsHome: boolean): void {
  const at = placeOf(owner, tile);
  state.active[at] -= count;
  state.exhausted[at] += count;
  if (!sendsHome) return;
  state.exhausted[at]--;
  state.storedResidents[owner]++;
}

function useRefusal(
  state: State,
  edge: number,
  { less, more, home }: Use,
  sendsHome: boolean,
): Refusal | null {
  const owner = activeOwner(state);
  const needs = costOf(state, owner, edge);
  const [first, second] = endsInOrder(state, edge);
  const [hasLess, hasMore] = [
    state.active[placeOf(owner, first)],
    state.active[placeOf(owner, second)],
  ];
  if (less > hasLess || more > hasMore)
    return { because: 'no-active', needs, has: Math.min(less, hasLess) + Math.min(more, hasMore) };
  const homeFits = sendsHome ? (home === 1 && less > 0) || (home === 2 && more > 0) : home === 0;
  return less + more === needs && homeFits
    ? null
    : { because: 'no-active', needs, has: less + more };
}

/** M6.3: the more expensive end, and one more for each other owner's road. */
export function roadCost(one: number, other: number, others: number): number {
  return Math.max(one, other) + others;
}

/** M6.3. */
export function roadCostOf(state: State, owner: Owner, kind: number): number {
  return figureOf(state, ROAD_RESIDENTS, owner, ROAD_COST[kind], kind);
}

function costOf(state: State, owner: Owner, edge: number): number {
  const { roads, owners } = state;
  const start = startOf(edge);
  let others = 0;
  for (let other = 0; other < owners; other++)
    if (other !== owner) others += (roads[edge] >> other) & 1;
  const end = endOf(state, edge);
  return roadCost(
    roadCostOf(state, owner, state.kind[start]),
    roadCostOf(state, owner, state.kind[end]),
    others,
  );
}

export function listRoads(state: State, into: Listing): void {
  const owner = activeOwner(state);
  const sendsHome = state.world.role[6] !== 3;
  for (let edge = 0; edge < state.now[LAID] * HALF && !isFull(into); edge++) {
    const start = startOf(edge);
    const end = endOf(state, edge);
    if (end === NONE) continue;
    const here = state.active[placeOf(owner, start)];
    const there = state.active[placeOf(owner, end)];
    if (here + there === 0 || placeRefusal(state, owner, edge)) continue;
    const cost = costOf(state, owner, edge);
    if (here + there < cost) continue;
    const isInOrder = compareTiles(state, start, end) < 0;
    const hasLess = isInOrder ? here : there;
    const hasMore = isInOrder ? there : here;
    for (let less = Math.max(0, cost - hasMore); less <= Math.min(cost, hasLess); less++) {
      const more = cost - less;
      if (!sendsHome) add(into, road.code, packRoad(edge, less, more, 0));
      if (sendsHome && less > 0) add(into, roadHome.code, packRoad(edge, less, more, 1));
      if (sendsHome && more > 0) add(into, roadHome.code, packRoad(edge, less, more, 2));
    }
  }
}

function readRoad(form: JsonObject, sendsHome: boolean, state: State): number | Refusal {
  const edge = readEdge(form.between, state);
  const [less = 0, more = 0] = listOf(form.use, 'use', 2).map((one, at) =>
    count(one, `use[${at}]`, USE_MOST),
  );
  const ends = listOf(form.between, 'between', 2);
  const home = sendsHome ? 1 + ends.indexOf(form.home ?? null) : 0;
  if (sendsHome && (home === 0 || [less, more][home - 1] === 0)) flaw('not-a-hex', 'home');
  return typeof edge === 'number' ? packRoad(edge, less, more, home) : edge;
}

/** Why a road may not be built there at all. */
function placeRefusal(state: State, owner: Owner, edge: number): Refusal | null {
  const start = startOf(edge);
  const end = endOf(state, edge);
  const refused = endsRefusal(state, owner, start, end);
  if (refused) return refused;
  if (isBuilt(state, owner, edge)) return TAKEN;
  return isLinked(state, owner, start, end) ? null : NOT_LINKED;
}

/** M6.5. */
function isLinked(state: State, owner: Owner, start: number, end: number): boolean {
  if (state.world.role[6] === 3) return true;
  if (hasCommonRoads(state)) return reachesCapital(state, owner, start, end);
  if (state.roadCount[owner] === 0) return state.hq[owner] === start || state.hq[owner] === end;
  return hasRoadAt(state, owner, start) || hasRoadAt(state, owner, end);
}

/** An action that names a road for which no residents are used. */
export const ofFreeRoad = {
  keys: ['between', 'free'],
  read({ between, free }: JsonObject, state: State): number | Refusal {
    if (free !== true) flaw('not-a-truth-value', 'free');
    return readEdge(between, state);
  },
  write: (edge: number, state: State) => ({
    between: endsInOrder(state, edge).map((tile) => hexText(state, tile)),
    free: true,
  }),
  isOne: (edge: number, state: State) => isEdge(state, edge),
};

/** Why it may not be built: both ends have to be own. */
export function freeRoadRefusal(state: State, owner: Owner, edge: number): Refusal | null {
  const isOwn =
    hasSettlement(state, owner, startOf(edge)) && hasSettlement(state, owner, endOf(state, edge));
  return isOwn ? placeRefusal(state, owner, edge) : NO_SETTLEMENT;
}

/** A new road of an owner, and what it links. */
export function layOwnRoad(state: State, owner: Owner, edge: number): void {
  layRoad(state, owner, edge);
  linkByRoad(state, owner, edge);
}

/** The place of a road between two tiles that an action names, ascending (J9). */
function readEdge(json: Json | undefined, state: State): number | Refusal {
  const between = listOf(json, 'between', 2).map((hex, at) => hexOf(hex, `between[${at}]`));
  const [less = [0, 0], more = [0, 0]] = between;
  if (less[0] > more[0] || (less[0] === more[0] && less[1] >= more[1]))
    flaw('out-of-order', 'between');
  const first = tileAt(state, ...less);
  const second = tileAt(state, ...more);
  if (first === NONE || second === NONE) return UNKNOWN;
  const side = sideBetween(state, first, second);
  return side < 0 ? TOO_FAR : edgeAt(state, first, side);
}
