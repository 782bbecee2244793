import { anchored, blocked, endBeyond, facing, lookBeyond } from './beyond';
import { EDGES } from './board';
import { changeOf, MUST_KEEP } from './build-change';
import { enterBuild } from './build-list-entry';
import { isLoop } from './build-list-place';
import { sectionFlaw } from './build-sections';
import { fixedEdge, LOOSE, stopAt } from './sections';
import { EDGE_BITS, FIRST_OF, MATE, PAIR_SHAPE, PAIRS, SECOND_OF, SINGLE, SPOKES } from './shapes';
import type { State } from './state';
import { isReaching, otherEnd } from './survey';

/** Lists what may be added to or redirected on a tile that is no town's (7.5 b, c). */
export function listReplacements(
  state: State,
  seat: number,
  hex: number,
  into: Int32Array,
  count: number,
): number {
  const old = state.shape[hex];
  lookBeyond(state, seat, hex);
  if (old < PAIRS) {
    if (anchored !== 0) count = listAdditions(state, seat, hex, into, count);
    return listMoves(state, seat, hex, old, 0, into, count);
  }
  const first = FIRST_OF[old];
  const second = SECOND_OF[old];
  count = listMoves(state, seat, hex, first, second, into, count);
  count = listMoves(state, seat, hex, second, first, into, count);
  return listDoubleMoves(state, seat, hex, into, count);
}

/** 7.5 b. */
function listAdditions(
  state: State,
  seat: number,
  hex: number,
  into: Int32Array,
  count: number,
): number {
  const old = state.shape[hex];
  const closed = EDGE_BITS[old] | blocked;
  for (let one = 0; one < EDGES; one++) {
    for (let other = one + 1; other < EDGES; other++) {
      const edges = (1 << one) | (1 << other);
      if ((edges & closed) !== 0 || (edges & anchored) === 0 || isLoop(one, other)) continue;
      const shape = PAIR_SHAPE[old * PAIRS + SINGLE[one * EDGES + other]];
      if (shape !== 0) count = enterBuild(state, seat, hex, shape, edges, into, count);
    }
  }
  return count;
}

/** 7.5 c for one segment, given as a shape; `beside` is the one that stays unchanged, 0 for none. */
function listMoves(
  state: State,
  seat: number,
  hex: number,
  moved: number,
  beside: number,
  into: Int32Array,
  count: number,
): number {
  const fixed = fixedEdge(state, seat, hex, lowestEdge(moved));
  if (fixed < 0) return count;
  const end = otherEnd(hex, MATE[state.shape[hex] * EDGES + fixed]);
  const closed = EDGE_BITS[state.shape[hex]] | blocked;
  for (let edge = 0; edge < EDGES; edge++) {
    if ((closed >> edge) & 1 || end === facing[edge]) continue;
    if (end < LOOSE && endBeyond[edge] < LOOSE && stopAt(end) === stopAt(endBeyond[edge])) continue;
    if (!isReaching(end) && ((anchored >> edge) & 1) === 0) continue;
    const single = SINGLE[fixed * EDGES + edge];
    const shape = beside === 0 ? single : PAIR_SHAPE[beside * PAIRS + single];
    const edges = (1 << fixed) | (1 << edge);
    if (shape !== 0) count = enterBuild(state, seat, hex, shape, edges, into, count);
  }
  return count;
}

/** 7.5 c for both segments at once: rare, so it asks what the refusal asks. */
function listDoubleMoves(
  state: State,
  seat: number,
  hex: number,
  into: Int32Array,
  count: number,
): number {
  const old = state.shape[hex];
  if (fixedEdge(state, seat, hex, lowestEdge(FIRST_OF[old])) < 0) return count;
  if (fixedEdge(state, seat, hex, lowestEdge(SECOND_OF[old])) < 0) return count;
  for (let shape = PAIRS; shape < SPOKES; shape++) {
    const changed = shape === old ? MUST_KEEP : changeOf(state, seat, hex, shape);
    // Other changes move one segment, and are listed.
    if (changed === MUST_KEEP || changed !== EDGE_BITS[shape] || (changed & blocked) !== 0)
      continue;
    if (sectionFlaw(state, seat, hex, shape, changed)) continue;
    count = enterBuild(state, seat, hex, shape, changed, into, count);
  }
  return count;
}

function lowestEdge(shape: number): number {
  return 31 - Math.clz32(EDGE_BITS[shape] & -EDGE_BITS[shape]);
}
