import type { Course } from '../../../../kit/hindsight';
import type { GameEvent } from '../../../../kit/rules';

/** An event of a match, and who caused it. */
export interface Deed {
  /** The move it belongs to, from 1. */
  readonly move: number;
  /** The seat whose action caused it, or the number after the last seat for the automa. */
  readonly by: number;
  readonly event: GameEvent;
}

/** All events, oldest first. An automa's turn is part of the move before it. */
export function deedsOf({ plies }: Course, automa: number): readonly Deed[] {
  return plies.flatMap(({ seat, events }, ply) => {
    let by = seat;
    return events.map((event) => {
      if (event.event === 'draw') by = automa;
      return { move: ply + 1, by, event };
    });
  });
}
