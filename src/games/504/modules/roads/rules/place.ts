import type { Json } from '../../../../../kit/json';
import { flaw, listOf } from '../../../../../kit/reading';
import type { Refusal } from '../../../../../kit/rules';
import { hexOf, UNKNOWN } from '../../../rules/base/args';
import { sideBetween, tileAt } from '../../../rules/base/map';
import { NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { endsRefusal, hasCommonRoads, isBuilt, layRoad } from './common-roads';
import { edgeAt, endOf, hasRoadAt, startOf } from './edges';
import { linkByRoad, reachesCapital } from './links';

const TAKEN: Refusal = { because: 'taken' };
const NOT_LINKED: Refusal = { because: 'not-linked' };

/** Why a road may not be built there at all. */
export function placeRefusal(state: State, owner: Owner, edge: number): Refusal | null {
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

/** A new road of an owner, and what it links. */
export function layOwnRoad(state: State, owner: Owner, edge: number): void {
  layRoad(state, owner, edge);
  linkByRoad(state, owner, edge);
}

/** The place of a road between two tiles that an action names, ascending (J9). */
export function readEdge(json: Json | undefined, state: State): number | Refusal {
  const between = listOf(json, 'between', 2).map((hex, at) => hexOf(hex, `between[${at}]`));
  const [less = [0, 0], more = [0, 0]] = between;
  if (less[0] > more[0] || (less[0] === more[0] && less[1] >= more[1]))
    flaw('out-of-order', 'between');
  const first = tileAt(state, ...less);
  const second = tileAt(state, ...more);
  if (first === NONE || second === NONE) return UNKNOWN;
  const side = sideBetween(state, first, second);
  return side < 0 ? { because: 'too-far' } : edgeAt(state, first, side);
}
