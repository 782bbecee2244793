import type { Cue } from '../../../kit/cues';
import type { Event } from '../rules/events';
import { builtIn } from './built';

const TAKING = new Set<Event['event']>(['take', 'draft']);

/** The cues of a move: a train that was placed, or a share that was taken, also by the automa in response. */
export function cueOf(events: readonly Event[]): Cue | null {
  if (builtIn(events).length > 0) return 'place';
  return events.some(({ event }) => TAKING.has(event)) ? 'take' : null;
}
