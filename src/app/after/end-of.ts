import type { LiveMatch } from '../../match/live-match';

/** When the last move of a match was played. */
export function endOf({ timeline, header }: LiveMatch): Date {
  return new Date(timeline.entries.at(-1)?.at ?? header.begun);
}
