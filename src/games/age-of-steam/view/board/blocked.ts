import { figureAt } from '../../../../kit/figure-at';
import type { Seat } from '../../../../kit/rules';
import { ACROSS, EDGES } from '../../rules/board';
import { SEATS_FROM, type State } from '../../rules/state';
import { openTo, trackOn } from './segments';

/** An edge of a hex. */
export interface HexEdge {
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
