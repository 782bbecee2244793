import type { Cue } from '../../ui/game-view';
import { buzz } from './buzz';
import { sound } from './tones';

/** What somebody wants to hear and feel. */
export interface Wanted {
  readonly sound: boolean;
  readonly vibration: boolean;
}

/** Gives cues one after the other. Behind another window nothing is heard but that it is one's turn. */
export function give(cues: readonly Cue[], wanted: Wanted): void {
  const heard = document.hidden ? cues.filter((cue) => cue === 'turn') : cues;
  if (heard.length === 0) return;
  // A phone without a voice plays on in silence.
  if (wanted.sound) sound(heard).catch(() => {});
  if (wanted.vibration) buzz(heard);
}
