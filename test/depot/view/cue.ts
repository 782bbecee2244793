import type { Cue } from '../../../src/kit/cues';
import type { Event } from '../rules/events';

const CUES: Readonly<Partial<Record<Event['event'], Cue>>> = {
  bid: 'bid',
  load: 'place',
  deliver: 'deliver',
  draw: 'take',
  borrow: 'money',
  dividend: 'money',
  invest: 'money',
};

/** What a move gives to hear: the first of its events that sounds. */
export function cueOf(events: readonly Event[]): Cue | null {
  for (const { event } of events) {
    const cue = CUES[event];
    if (cue) return cue;
  }
  return null;
}
