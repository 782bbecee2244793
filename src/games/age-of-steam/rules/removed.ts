import type { Seat } from '../../../kit/rules';
import { EDGES } from './board';
import { NO_LINK, SEATS_FROM, type State } from './state';

/** What a seat loses when a new city removes the track of a town (7.11 a). */
export type Removed = {
  readonly seat: Seat;
  readonly pieces: number;
  /** How many of them were parts of links, and counted a point each (11.2). */
  readonly links: number;
};

/** What a new city on this town would remove, for the seats that are in. */
export function removedFrom(
  { board, owner, linkTo, out, seats }: State,
  hex: number,
): readonly Removed[] {
  const removed: Removed[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (out[seat] > 0) continue;
    let pieces = 0;
    let links = 0;
    for (let edge = 0; edge < EDGES; edge++) {
      if (owner[hex * EDGES + edge] !== SEATS_FROM + seat) continue;
      pieces++;
      if (linkTo[board.stopOn[hex] * EDGES + edge] !== NO_LINK) links++;
    }
    if (pieces > 0) removed.push({ seat, pieces, links });
  }
  return removed;
}
