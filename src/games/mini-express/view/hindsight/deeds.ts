import type { Course } from '../../../../kit/hindsight';
import type { GameEvent } from '../../../../kit/rules';

/** Something told in a match, and who brought it about. */
export interface Deed {
  /** The move it came with, from 1. */
  readonly move: number;
  /** The seat whose action it follows from, or behind the last seat the automa. */
  readonly by: number;
  readonly event: GameEvent;
}

/** Whatever has happened, oldest first; an automa's turn is part of the move before it. */
export function deedsOf({ plies }: Course, automa: number): readonly Deed[] {
  return plies.flatMap(({ seat, events }, ply) => {
    let by = seat;
    return events.map((event) => {
      if (event.event === 'draw') by = automa;
      return { move: ply + 1, by, event };
    });
  });
}
