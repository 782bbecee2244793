import type { Cue } from '../../../src/kit/cues';
import type { GameEvent } from '../../../src/kit/rules';

const CUES: Readonly<Record<string, Cue>> = {
  bid: 'bid',
  load: 'place',
  deliver: 'deliver',
  draw: 'take',
  borrow: 'money',
  dividend: 'money',
  invest: 'money',
};

/** What a move gives to hear: the first of its events that sounds. */
export function cueOf(events: readonly GameEvent[]): Cue | null {
  for (const { event } of events) {
    const cue = CUES[event];
    if (cue) return cue;
  }
  return null;
}
