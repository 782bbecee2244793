import { EDGES } from './board';
import { fixedEdge } from './sections';
import { EDGE_BITS, MATE, SEGMENT_COUNT, SPOKES } from './shapes';
import type { State } from './state';

/** Told of a replacement that 7.5 does not allow. */
export const MUST_KEEP = -1;

/**
 * What a build changes (7.4, 7.5): the edges of the new and moved segments, a bit each; `MUST_KEEP` where 7.5 does not
 * allow it. The shape must be one for this kind of hex and differ from the current one.
 */
export function changeOf(state: State, seat: number, hex: number, shape: number): number {
  const old = state.shape[hex];
  const before = EDGE_BITS[old];
  const after = EDGE_BITS[shape];
  if (old === 0) return after;
  if (old >= SPOKES) return (before & ~after) === 0 ? after & ~before : MUST_KEEP;
  const kept = keptEdges(old, shape);
  if (isAdded(old, shape)) return kept === before ? after & ~before : MUST_KEEP;
  if (SEGMENT_COUNT[shape] < SEGMENT_COUNT[old]) return MUST_KEEP;
  return canRedirect(state, seat, hex, shape, before & ~kept) ? after & ~kept : MUST_KEEP;
}

/** Whether there are more segments than before: what is placed or added is new, what is redirected is not. */
export function isAdded(old: number, shape: number): boolean {
  return SEGMENT_COUNT[shape] > SEGMENT_COUNT[old];
}

/** The edges of the segments that both shapes have. */
function keptEdges(old: number, shape: number): number {
  let kept = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    const has = (EDGE_BITS[old] >> edge) & 1;
    if (has && MATE[old * EDGES + edge] === MATE[shape * EDGES + edge]) kept |= 1 << edge;
  }
  return kept;
}

/** 7.5 c: whether each segment that goes can be moved, and has its fixed edge in one of the shape's own. */
function canRedirect(
  state: State,
  seat: number,
  hex: number,
  shape: number,
  going: number,
): boolean {
  let fixed = -1;
  for (let edge = 0; edge < EDGES; edge++) {
    const mate = MATE[state.shape[hex] * EDGES + edge];
    if (((going >> edge) & 1) === 0 || mate < edge) continue;
    const stays = fixedEdge(state, seat, hex, edge);
    if (stays < 0 || ((EDGE_BITS[shape] >> stays) & 1) === 0) return false;
    if (fixed >= 0 && MATE[shape * EDGES + stays] === fixed) return false;
    fixed = stays;
  }
  return true;
}
