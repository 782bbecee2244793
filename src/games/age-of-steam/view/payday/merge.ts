import type { Event } from '../../rules/events';
import type { MatchPly } from '../props';

const goesOn = (events: readonly Event[]) => events[0]?.event === 'go';

/** What has been played, each delivery as one: it is one tap, and one line of the log. */
export function withDeliveries(plies: readonly MatchPly[]): readonly MatchPly[] {
  const merged: MatchPly[] = [];
  for (const ply of plies) {
    const last = merged.at(-1);
    if (last && goesOn(ply.events))
      merged[merged.length - 1] = { ...last, events: [...last.events, ...ply.events] };
    else merged.push(ply);
  }
  return merged;
}
