import { DISCS } from '../data/figures';
import { EDGES } from './board';
import { changeOf, MUST_KEEP } from './build-change';
import { buildCost, CHEAPEST } from './build-cost';
import { hasDiscs, isBuiltHere, sectionFlaw } from './build-refusal';
import { pack } from './kind';
import { fixedEdge, isCityHex, LOOSE, stopAt } from './sections';
import {
  EDGE_BITS,
  FIRST_OF,
  MATE,
  PAIR_SHAPE,
  PAIRS,
  SECOND_OF,
  SHAPES,
  SINGLE,
  SPOKES,
} from './shapes';
import { SEAT, type State } from './state';
import { hasTile, hasTownDisc } from './supply';
import {
  anchored,
  anchors,
  blocked,
  cityEdges,
  endBeyond,
  facing,
  isReaching,
  lookBeyond,
  otherEnd,
  reaching,
  sections,
  survey,
} from './survey';

/** Where builds are listed, how many are, and for whom. */
let list: Int32Array = new Int32Array(0);
let count = 0;
let seat = 0;

/**
 * Every legal build of the seat to act, by hex. It says the same as `buildRefusal`, but looks only where 7.6 d
 * can hold: beside cities, beside ends that reach a city, at towns that do, and at what can be redirected.
 */
export function listBuilds(state: State, into: Int32Array, at: number): number {
  seat = state.turn[SEAT];
  if (state.money[seat] < CHEAPEST) return at;
  list = into;
  count = at;
  survey(state, seat);
  const { hexCount, stopOn, cityCount } = state.board;
  const isFirst = state.begun[seat] === 0;
  for (let hex = 0; hex < hexCount; hex++) {
    const old = state.shape[hex];
    const isTown = stopOn[hex] >= cityCount;
    if (old === 0 && anchors[hex] === 0 && !isTown) continue;
    if (isBuiltHere(state, hex) || (old === 0 && isCityHex(state, hex))) continue;
    if (old === 0 && !isTown) listPlaces(state, hex);
    else if (isFirst) continue;
    else if (isTown) listSpokes(state, hex);
    else if (old < SPOKES) listReplacements(state, hex);
  }
  return count;
}

/** Lists a build if 7.7 to 7.9 hold too: tiles, discs, money. `changed` are the edges of its new and moved segments. */
function enterBuild(state: State, hex: number, shape: number, changed: number): void {
  const old = state.shape[hex];
  if (state.money[seat] < buildCost(state, hex, shape)) return;
  if (!hasTile(state, shape, old) || !hasTownDisc(state, shape, old)) return;
  // No build makes more sections than a hex has edges.
  const isCrowded = sections + EDGES > DISCS;
  if (isCrowded && !hasDiscs(state, seat, hex, shape, changed)) return;
  list[count++] = pack(hex, shape);
}

/** Lists what may be placed on a bare hex without a town (7.4). */
function listPlaces(state: State, hex: number): void {
  const isFirst = state.begun[seat] === 0;
  if (isFirst && cityEdges[hex] === 0) return;
  lookBeyond(state, seat, hex);
  let reachingShapes = 0;
  let isTangled = false;
  for (let one = 0; one < EDGES; one++) {
    for (let other = one + 1; other < EDGES; other++) {
      const edges = (1 << one) | (1 << other);
      if ((edges & blocked) !== 0) continue;
      if (comesBack(one, other)) isTangled = true;
      if (isLoop(one, other)) continue;
      if (makesTownReach(one, other)) isTangled = true;
      if ((edges & anchored) === 0) continue;
      const shape = SINGLE[one * EDGES + other];
      reachingShapes |= 1 << shape;
      if (isFirst && (edges & cityEdges[hex]) === 0) continue;
      enterBuild(state, hex, shape, edges);
    }
  }
  // 7.10: the first tile has one segment; and 7.6 d asks for an edge of each segment, or for a tangle.
  const hasOneAnchor = (anchored & (anchored - 1)) === 0;
  if (isFirst || (hasOneAnchor && !isTangled)) return;
  for (let shape = PAIRS; shape < SPOKES; shape++) {
    const edges = EDGE_BITS[shape];
    if (isTangled) {
      if ((edges & blocked) !== 0 || sectionFlaw(state, seat, hex, shape, edges)) continue;
    } else if (
      ((reachingShapes >> FIRST_OF[shape]) & (reachingShapes >> SECOND_OF[shape]) & 1) ===
      0
    ) {
      continue;
    }
    enterBuild(state, hex, shape, edges);
  }
}

/** Whether the section beyond one edge comes back to the other. */
function comesBack(one: number, other: number): boolean {
  return endBeyond[one] === facing[other];
}

/** 7.6 c, for a new segment between two edges that had no track. */
function isLoop(one: number, other: number): boolean {
  return leadsBack(endBeyond[one], other);
}

/** Whether a section with this end would come back to it by an edge that had no track. */
function leadsBack(end: number, edge: number): boolean {
  if (end >= LOOSE) return end === facing[edge];
  return endBeyond[edge] < LOOSE && stopAt(end) === stopAt(endBeyond[edge]);
}

/**
 * Whether a segment would be a link by which a town reaches a city: then 7.6 d of the other segment may depend on it.
 * Otherwise two segments of a tile affect each other only where a section comes back.
 */
function makesTownReach(one: number, other: number): boolean {
  const reaches = ((anchored >> one) ^ (anchored >> other)) & 1;
  return reaches === 1 && endBeyond[one] < LOOSE && endBeyond[other] < LOOSE;
}

/** Lists what may be added to or redirected on a tile that is no town's (7.5 b, c). */
function listReplacements(state: State, hex: number): void {
  const old = state.shape[hex];
  lookBeyond(state, seat, hex);
  if (old < PAIRS) {
    if (anchored !== 0) listAdditions(state, hex);
    listMoves(state, hex, old, 0);
    return;
  }
  const first = FIRST_OF[old];
  const second = SECOND_OF[old];
  listMoves(state, hex, first, second);
  listMoves(state, hex, second, first);
  listDoubleMoves(state, hex);
}

/** 7.5 b. */
function listAdditions(state: State, hex: number): void {
  const old = state.shape[hex];
  const closed = EDGE_BITS[old] | blocked;
  for (let one = 0; one < EDGES; one++) {
    for (let other = one + 1; other < EDGES; other++) {
      const edges = (1 << one) | (1 << other);
      if ((edges & closed) !== 0 || (edges & anchored) === 0 || isLoop(one, other)) continue;
      const shape = PAIR_SHAPE[old * PAIRS + SINGLE[one * EDGES + other]];
      if (shape !== 0) enterBuild(state, hex, shape, edges);
    }
  }
}

/** 7.5 c for one segment, given as a shape; `beside` is the one that stays unchanged, 0 for none. */
function listMoves(state: State, hex: number, moved: number, beside: number): void {
  const fixed = fixedEdge(state, seat, hex, lowestEdge(moved));
  if (fixed < 0) return;
  const end = otherEnd(hex, MATE[state.shape[hex] * EDGES + fixed]);
  const closed = EDGE_BITS[state.shape[hex]] | blocked;
  for (let edge = 0; edge < EDGES; edge++) {
    if ((closed >> edge) & 1 || leadsBack(end, edge)) continue;
    if (!isReaching(end) && ((anchored >> edge) & 1) === 0) continue;
    const single = SINGLE[fixed * EDGES + edge];
    const shape = beside === 0 ? single : PAIR_SHAPE[beside * PAIRS + single];
    const edges = (1 << fixed) | (1 << edge);
    if (shape !== 0) enterBuild(state, hex, shape, edges);
  }
}

/** 7.5 c for both segments at once: rare, so it asks what the refusal asks. */
function listDoubleMoves(state: State, hex: number): void {
  const old = state.shape[hex];
  if (fixedEdge(state, seat, hex, lowestEdge(FIRST_OF[old])) < 0) return;
  if (fixedEdge(state, seat, hex, lowestEdge(SECOND_OF[old])) < 0) return;
  for (let shape = PAIRS; shape < SPOKES; shape++) {
    const changed = shape === old ? MUST_KEEP : changeOf(state, seat, hex, shape);
    // Other changes move one segment, and are listed.
    if (changed === MUST_KEEP || changed !== EDGE_BITS[shape] || (changed & blocked) !== 0)
      continue;
    if (sectionFlaw(state, seat, hex, shape, changed)) continue;
    enterBuild(state, hex, shape, changed);
  }
}

function lowestEdge(shape: number): number {
  return 31 - Math.clz32(EDGE_BITS[shape] & -EDGE_BITS[shape]);
}

/** Lists what may be placed on a town, or added there (7.4, 7.5 a). */
function listSpokes(state: State, hex: number): void {
  lookBeyond(state, seat, hex);
  const stop = state.board.stopOn[hex];
  // 7.6 d: all spokes end at this town, so they reach a city together or not at all.
  const isReaching = ((reaching >> stop) & 1) === 1;
  if (!isReaching && anchored === 0) return;
  const before = EDGE_BITS[state.shape[hex]];
  const closed = before | blocked | edgesBackTo(stop, before | blocked);
  for (let shape = SPOKES; shape < SHAPES; shape++) {
    const after = EDGE_BITS[shape];
    const changed = after & ~before;
    if ((before & ~after) !== 0 || changed === 0 || (changed & closed) !== 0) continue;
    if ((!isReaching && (changed & anchored) === 0) || hasLoop(changed)) continue;
    enterBuild(state, hex, shape, changed);
  }
}

/** 7.6 c: the open edges whose section ends at a spoke of this same town. */
function edgesBackTo(stop: number, closed: number): number {
  let edges = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    if (((closed >> edge) & 1) === 0 && stopAt(endBeyond[edge]) === stop) edges |= 1 << edge;
  }
  return edges;
}

/** 7.6 c: whether a section leads from one of these edges to another. */
function hasLoop(changed: number): boolean {
  for (let one = 0; one < EDGES; one++) {
    if (((changed >> one) & 1) === 0) continue;
    for (let other = one + 1; other < EDGES; other++) {
      if ((changed >> other) & 1 && comesBack(one, other)) return true;
    }
  }
  return false;
}
