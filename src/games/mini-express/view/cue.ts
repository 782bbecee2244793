import type { Cue } from '../../../kit/cues';
import type { GameEvent } from '../../../kit/rules';
import { builtIn } from './built';

const TAKING = new Set(['take', 'draft']);

/** The cues of a move: a train that was placed, or a share that was taken, also by the automa in response. */
export function cueOf(events: readonly GameEvent[]): Cue | null {
  if (builtIn(events).length > 0) return 'place';
  return events.some(({ event }) => TAKING.has(event)) ? 'take' : null;
}
