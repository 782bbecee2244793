import { anchored, blocked, endBeyond, facing, lookBeyond } from './beyond';
import { EDGES } from './board';
import { enterBuild } from './build-list-entry';
import { stopAt } from './sections';
import { EDGE_BITS, SHAPES, SPOKES } from './shapes';
import type { State } from './state';
import { reaching } from './survey';

/** Lists what may be placed on a town, or added there (7.4, 7.5 a). */
export function listSpokes(
  state: State,
  seat: number,
  hex: number,
  into: Int32Array,
  count: number,
): number {
  lookBeyond(state, seat, hex);
  const stop = state.board.stopOn[hex];
  // 7.6 d: all spokes end at this town, so they reach a city together or not at all.
  const isReaching = ((reaching >> stop) & 1) === 1;
  if (!isReaching && anchored === 0) return count;
  const before = EDGE_BITS[state.shape[hex]];
  const closed = before | blocked | edgesBackTo(stop, before | blocked);
  for (let shape = SPOKES; shape < SHAPES; shape++) {
    const after = EDGE_BITS[shape];
    const changed = after & ~before;
    if ((before & ~after) !== 0 || changed === 0 || (changed & closed) !== 0) continue;
    if ((!isReaching && (changed & anchored) === 0) || hasLoop(changed)) continue;
    count = enterBuild(state, seat, hex, shape, changed, into, count);
  }
  return count;
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
      if ((changed >> other) & 1 && endBeyond[one] === facing[other]) return true;
    }
  }
  return false;
}
