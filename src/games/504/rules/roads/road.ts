import type { Json, JsonObject } from '../../../../kit/json';
import { array, count, flaw } from '../../../../kit/reading';
import type { Refusal } from '../../../../kit/rules';
import { ROAD_COST } from '../../data/figures';
import { hexOf, UNKNOWN } from '../base/args';
import { compareTiles, hexText, isLaid, sideBetween, tileAt, writeHex } from '../base/map';
import { progress } from '../base/pieces';
import { isStep } from '../base/steps';
import { LAID, NONE } from '../base/windows';
import { add, isFull, type Listing } from '../listing';
import { linkByRoad, reachesCapital } from '../pairs/common-links';
import { endsRefusal, hasCommonRoads, isBuilt, layRoad } from '../pairs/common-roads';
import { type ActionKind, codeOf, type Owner, packAction } from '../parts';
import { activeOwner, placeOf, type State } from '../state';
import { edgeAt, endOf, endsInOrder, HALF, hasRoadAt, startOf } from './edges';
import { EDGES } from './windows';

/** With a resident that goes home (6.I/II), and without (6.III). */
const ROAD_HOME = codeOf(6, 0);
const ROAD = codeOf(6, 1);

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
    do: 'road',
    keys: sendsHome ? ['between', 'use', 'home'] : ['between', 'use'],
    read: (form, state) => readRoad(form, sendsHome, state),
    write(args, state) {
      const ends = endsInOrder(state, edgeOf(args)).map((tile) => hexText(state, tile));
      const { less, more, home } = useOf(args);
      const [at] = ends.slice(home - 1);
      return { between: ends, use: [less, more], ...(sendsHome && { home: at }) };
    },
    belongs: (state) => sendsHome !== (state.world.role[6] === 3) && isStep(state, 'act'),
    refusal(state, args) {
      const edge = edgeOf(args);
      if (edge >= EDGES || !isLaid(state, startOf(edge)) || endOf(state, edge) === NONE)
        return UNKNOWN;
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
      layRoad(state, owner, edge);
      linkByRoad(state, owner, edge);
      progress(state);
    },
  };
}

export const roadHome = roadKind(true);
export const road = roadKind(false);

/** M6.4. */
function use(state: State, owner: Owner, tile: number, count: number, sendsHome: boolean): void {
  const at = placeOf(owner, tile);
  state.active[at] -= count;
  state.exhausted[at] += count;
  if (!sendsHome) return;
  state.exhausted[at]--;
  state.storedResidents[owner]++;
}

const TAKEN: Refusal = { because: 'taken' };
const NOT_LINKED: Refusal = { because: 'not-linked' };

/** Why no road may be built there, whoever works. */
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

function useRefusal(state: State, edge: number, { less, more, home }: Use, sendsHome: boolean) {
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

/** M6.3: the dearer end, and one more for each other owner's road. */
export function roadCost(oneKind: number, otherKind: number, others: number): number {
  return Math.max(ROAD_COST[oneKind], ROAD_COST[otherKind]) + others;
}

function costOf({ kind, roads, neighbor, owners }: State, owner: Owner, edge: number): number {
  const start = startOf(edge);
  let others = 0;
  for (let other = 0; other < owners; other++)
    if (other !== owner) others += (roads[edge] >> other) & 1;
  return roadCost(kind[start], kind[neighbor[start * 6 + (edge % HALF)]], others);
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
      if (!sendsHome) add(into, packAction(ROAD, packRoad(edge, less, more, 0)));
      if (sendsHome && less > 0) add(into, packAction(ROAD_HOME, packRoad(edge, less, more, 1)));
      if (sendsHome && more > 0) add(into, packAction(ROAD_HOME, packRoad(edge, less, more, 2)));
    }
  }
}

function readRoad(form: JsonObject, sendsHome: boolean, state: State): number | Refusal {
  const between = readPair(form.between, 'between').map((hex, at) => hexOf(hex, `between[${at}]`));
  const [less = [0, 0], more = [0, 0]] = between;
  if (less[0] > more[0] || (less[0] === more[0] && less[1] >= more[1]))
    flaw('out-of-order', 'between');
  const [useLess = 0, useMore = 0] = readPair(form.use, 'use').map((one, at) =>
    count(one, `use[${at}]`, USE_MOST),
  );
  const home = sendsHome ? 1 + between.findIndex((hex) => writeHex(...hex) === form.home) : 0;
  if (sendsHome && (home === 0 || [useLess, useMore][home - 1] === 0)) flaw('not-a-hex', 'home');
  const first = tileAt(state, ...less);
  const second = tileAt(state, ...more);
  if (first === NONE || second === NONE) return UNKNOWN;
  const side = sideBetween(state, first, second);
  if (side < 0) return { because: 'too-far' };
  return packRoad(edgeAt(state, first, side), useLess, useMore, home);
}

function readPair(json: Json | undefined, at: string): readonly Json[] {
  const pair = array(json, at);
  return pair.length === 2 ? pair : flaw('wrong-length', at, { has: pair.length, needs: 2 });
}
