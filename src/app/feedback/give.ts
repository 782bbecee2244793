import type { Cue } from '../../kit/cues';
import { buzz } from './buzz';
import { playSounds } from './tones';

/** Which kinds of feedback are on. */
export interface Wanted {
  readonly sound: boolean;
  readonly vibration: boolean;
}

/** Plays cues one after the other. On a hidden page only the cue for the own turn is played. */
export function give(cues: readonly Cue[], wanted: Wanted): void {
  const played = document.hidden ? cues.filter((cue) => cue === 'turn') : cues;
  if (played.length === 0) return;
  // A phone without audio plays on in silence.
  if (wanted.sound) playSounds(played).catch(() => {});
  if (wanted.vibration) buzz(played);
}
