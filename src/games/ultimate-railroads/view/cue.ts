import type { Cue } from '../../../kit/cues';
import type { Event } from '../rules/events';

/** What is heard of the events of one tap; of several the first in this list that happened. */
const HEARD: readonly (readonly [Event['event'], Cue])[] = [
  ['score', 'money'],
  ['hire', 'take'],
  ['factory', 'place'],
  ['put', 'place'],
  ['flip', 'place'],
  ['take', 'take'],
  ['bonus', 'take'],
  ['token', 'take'],
  ['card', 'take'],
  ['start', 'take'],
  ['step', 'deliver'],
  ['industry', 'deliver'],
  ['points', 'money'],
  ['use', 'place'],
  ['move', 'place'],
];

export function cueOf(events: readonly Event[]): Cue | null {
  const heard = HEARD.find(([name]) => events.some(({ event }) => event === name));
  return heard ? heard[1] : null;
}
