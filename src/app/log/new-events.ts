import type { GameEvent } from '../../kit/rules';
import { type Viewers, visibleEvents } from '../../kit/secrets';
import type { LiveMatch } from '../../match/live-match';
import type { NewEntries } from '../../match/presentation';

/** What happened in new entries of a match, as far as the viewers may know. */
export function newEvents(
  { rules, timeline }: LiveMatch,
  { after, to }: NewEntries,
  viewers: Viewers,
): readonly GameEvent[] {
  const numbers = Array.from({ length: to - after }, (_, at) => after + 1 + at);
  const events = numbers.flatMap((entry) => timeline.tip(entry)?.events ?? []);
  return visibleEvents(rules, events, viewers);
}
