import type { Cue } from '../../../kit/cues';
import type { Event } from '../rules/events';

/** What is heard of the events of one tap; of several the first in this list that happened. */
const HEARD: readonly (readonly [Event['event'], Cue])[] = [
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

export function cueOf(events: readonly Event[]): Cue | null {
  const issued = events.some((one) => one.event === 'issue' && one.shares > 0);
  if (issued) return 'money';
  const heard = HEARD.find(([name]) => events.some(({ event }) => event === name));
  return heard ? heard[1] : null;
}
