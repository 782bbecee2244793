import { anchored, blocked, endBeyond, facing, lookBeyond } from './beyond';
import { EDGES } from './board';
import { enterBuild } from './build-list-entry';
import { sectionFlaw } from './build-sections';
import { LOOSE, stopAt } from './sections';
import { EDGE_BITS, FIRST_OF, PAIRS, SECOND_OF, SINGLE, SPOKES } from './shapes';
import type { State } from './state';
import { cityEdges } from './survey';

/** Lists what may be placed on a bare hex without a town (7.4). */
export function listPlaces(
  state: State,
  seat: number,
  hex: number,
  into: Int32Array,
  count: number,
): number {
  const isFirst = state.begun[seat] === 0;
  if (isFirst && cityEdges[hex] === 0) return count;
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
      count = enterBuild(state, seat, hex, shape, edges, into, count);
    }
  }
  // 7.10: the first tile has one segment; and 7.6 d asks for an edge of each segment, or for a tangle.
  const hasOneAnchor = (anchored & (anchored - 1)) === 0;
  if (isFirst || (hasOneAnchor && !isTangled)) return count;
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
    count = enterBuild(state, seat, hex, shape, edges, into, count);
  }
  return count;
}

/** Whether the section beyond one edge comes back to the other. */
function comesBack(one: number, other: number): boolean {
  return endBeyond[one] === facing[other];
}

/** 7.6 c, for a new segment between two edges that had no track. */
export function isLoop(one: number, other: number): boolean {
  const end = endBeyond[one];
  if (end >= LOOSE) return end === facing[other];
  return endBeyond[other] < LOOSE && stopAt(end) === stopAt(endBeyond[other]);
}

/**
 * Whether a segment would be a link by which a town reaches a city: then 7.6 d of the other segment may depend on it.
 * Otherwise two segments of a tile affect each other only where a section comes back.
 */
function makesTownReach(one: number, other: number): boolean {
  const reaches = ((anchored >> one) ^ (anchored >> other)) & 1;
  return reaches === 1 && endBeyond[one] < LOOSE && endBeyond[other] < LOOSE;
}
