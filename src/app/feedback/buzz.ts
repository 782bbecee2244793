import type { Cue } from '../../ui/game-view';
import { lengthOf } from './tones';

/** Milliseconds on, off, on … */
const PATTERNS: Readonly<Record<Cue, readonly number[]>> = {
  place: [18, 90, 18],
  take: [14],
  turn: [40, 120, 40],
  end: [40, 120, 40, 120, 160],
  refusal: [60],
};

/** Whether this browser can have the phone vibrate at all. Apple's cannot. */
export const canBuzz = 'vibrate' in navigator;

/** Has the phone vibrate for each cue, in step with its sound. */
export function buzz(cues: readonly Cue[]): void {
  const pattern = cues.flatMap((cue, place) => {
    const own = PATTERNS[cue];
    if (place === cues.length - 1) return own;
    const lasts = own.reduce((sum, part) => sum + part, 0);
    return [...own, Math.max(60, Math.round(lengthOf(cue) * 1000) - lasts)];
  });
  // A browser that refuses (nothing touched yet, or the phone is set so) says so by false: no trouble.
  if (canBuzz) navigator.vibrate(pattern);
}
