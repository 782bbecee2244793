import type { GameEvent } from '../../../kit/rules';
import type { Cue } from '../../../ui/game-view';
import { builtIn } from './built';

const TAKING = new Set(['take', 'draft']);

/** What a move gives to hear: a train that was laid, or a share that was taken. What the automa answers counts too. */
export function cueOf(events: readonly GameEvent[]): Cue | null {
  if (builtIn(events).length > 0) return 'place';
  return events.some(({ event }) => TAKING.has(event)) ? 'take' : null;
}
