import type { Cue } from '../../../kit/cues';
import type { GameEvent } from '../../../kit/rules';

/** What is heard of the events of one tap; of several the first in this list that happened. */
const HEARD: readonly (readonly [string, Cue])[] = [
  ['deliver', 'deliver'],
  ['build', 'place'],
  ['urbanize', 'place'],
  ['bid', 'bid'],
  ['select', 'take'],
  ['place', 'place'],
  ['draw', 'take'],
  ['dice', 'dice'],
  ['income', 'money'],
];

export function cueOf(events: readonly GameEvent[]): Cue | null {
  const issued = events.some(({ event, shares }) => event === 'issue' && shares !== 0);
  if (issued) return 'money';
  const heard = HEARD.find(([name]) => events.some(({ event }) => event === name));
  return heard ? heard[1] : null;
}
