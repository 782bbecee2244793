import { figureAt } from '../../../../kit/figure-at';
import type { Seat } from '../../../../kit/rules';
import { ACROSS, EDGES } from '../../rules/board';
import { endBehind, isCityHex, isLoose, LOOSE, stopAt, walk } from '../../rules/sections';
import { BARE, MATE, TOWN } from '../../rules/shapes';
import { SEATS_FROM, type State } from '../../rules/state';

/** One stretch of track on one hex. */
export interface Segment {
  readonly hex: number;
  readonly edge: number;
  /** The other edge, or `TOWN`. */
  readonly mate: number;
}

export interface OwnedSegment extends Segment {
  /** null: unowned. */
  readonly owner: Seat | null;
}

/** What the track of a shape is made of, each segment once. */
export function segmentsOf(shape: number, hex: number): readonly Segment[] {
  return Array.from({ length: EDGES }, (_, edge) => edge).flatMap((edge) => {
    const mate = figureAt(MATE, shape * EDGES + edge);
    return mate !== BARE && mate > edge ? { hex, edge, mate } : [];
  });
}

/** The track on a hex with its owners. */
export function trackOn(state: State, hex: number): readonly OwnedSegment[] {
  return segmentsOf(figureAt(state.shape, hex), hex).map((segment) => {
    const owner = figureAt(state.owner, hex * EDGES + segment.edge) - SEATS_FROM;
    return { ...segment, owner: owner < 0 ? null : owner };
  });
}

/** Whether a segment belongs to a link. */
export function isComplete(state: State, { hex, edge }: Segment): boolean {
  const ends = [walk(state, hex, edge), endBehind(state, hex, edge)];
  return ends.every((end) => end >= 0 && end < LOOSE);
}

/** The edges at which a segment is a loose end of its section. */
export function openTo(state: State, { hex, edge, mate }: Segment): readonly number[] {
  return [edge, mate].filter((out) => out !== TOWN && isLoose(state, hex, out));
}

/** The segments of a link from the stop and by the edge where it leaves. */
export function linkFrom(state: State, exit: number): readonly Segment[] {
  const found: Segment[] = [];
  let hex = figureAt(state.board.stopHex, stopAt(exit));
  let edge = exit % EDGES;
  if (!isCityHex(state, hex)) found.push({ hex, edge, mate: TOWN });
  for (;;) {
    const next = figureAt(state.board.neighbors, hex * EDGES + edge);
    const into = ACROSS[edge] ?? 0;
    if (next < 0 || isCityHex(state, next)) return found;
    const mate = figureAt(MATE, figureAt(state.shape, next) * EDGES + into);
    if (mate === BARE) return found;
    found.push({ hex: next, edge: into, mate });
    if (mate === TOWN) return found;
    hex = next;
    edge = mate;
  }
}
