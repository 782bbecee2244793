import { figureAt } from '../../../../kit/figure-at';
import type { Seat } from '../../../../kit/rules';
import { argsOf } from '../../rules/actions';
import { ACROSS, EDGES } from '../../rules/board';
import { endBehind, isCityHex, isLoose, LOOSE, stopAt, walk } from '../../rules/sections';
import { BARE, MATE, TOWN } from '../../rules/shapes';
import { SEATS_FROM, type State } from '../../rules/state';
import type { Route } from '../routes';

/** One stretch of track on one hex. */
interface Segment {
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

/** An edge of a hex. */
interface HexEdge {
  readonly hex: number;
  readonly edge: number;
}

/** The edges of a hex by which this seat can lead no track: off the board, to a lake, or into another seat's track. */
export function blockedEdges(state: State, hex: number, seat: Seat): readonly number[] {
  return Array.from({ length: EDGES }, (_, edge) => edge).filter((edge) => {
    const next = figureAt(state.board.neighbors, hex * EDGES + edge);
    if (next < 0) return true;
    const owner = figureAt(state.owner, next * EDGES + (ACROSS[edge] ?? 0)) - SEATS_FROM;
    return owner >= 0 && owner !== seat;
  });
}

/** The loose ends of the other seats' track, where this seat cannot go on. */
export function foreignEnds(state: State, seat: Seat): readonly HexEdge[] {
  const ends: HexEdge[] = [];
  for (let hex = 0; hex < state.board.hexCount; hex++) {
    if (figureAt(state.shape, hex) === 0) continue;
    for (const segment of trackOn(state, hex)) {
      if (segment.owner === null || segment.owner === seat) continue;
      ends.push(...openTo(state, segment).map((edge) => ({ hex, edge })));
    }
  }
  return ends;
}

/** The track of a delivery, link by link. */
export function routeTrack(state: State, { actions, stops }: Route): readonly Segment[] {
  const [, ...goes] = actions;
  return goes.flatMap((go, place) => linkFrom(state, (stops[place] ?? 0) * EDGES + argsOf(go)));
}
