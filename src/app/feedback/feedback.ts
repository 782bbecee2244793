import type { Cue } from '../../kit/cues';
import type { Viewers } from '../../kit/secrets';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import type { Telling } from '../../ui/telling';
import { newEvents } from '../log/new-events';
import { cuesOf } from './cues';
import { lengthOf, playSounds } from './tones';

interface Wanted {
  readonly sound: boolean;
  readonly vibration: boolean;
}

/** Plays the cues of what was just played in a match, each of them once, as far as the viewers may know of it. */
export function giveNews(
  match: LiveMatch,
  presentation: Presentation,
  viewers: Viewers,
  { cueOf }: Telling,
  wanted: Wanted,
): void {
  const fresh = presentation.fresh('cues');
  if (fresh) give(cuesOf(match, cueOf(newEvents(match, fresh, viewers))), wanted);
}

/** Plays cues one after the other. On a hidden page only the cue for the own turn is played. */
export function give(cues: readonly Cue[], wanted: Wanted): void {
  const played = document.hidden ? cues.filter((cue) => cue === 'turn') : cues;
  if (played.length === 0) return;
  // A phone without audio plays on in silence.
  if (wanted.sound) playSounds(played).catch(() => {});
  if (wanted.vibration) buzz(played);
}

/** Milliseconds on, off, on … */
const PATTERNS: Readonly<Record<Cue, readonly number[]>> = {
  place: [18, 90, 18],
  take: [14],
  deliver: [14, 60, 14, 60, 24],
  money: [10],
  bid: [18],
  dice: [8, 40, 8, 40, 8],
  turn: [40, 120, 40],
  end: [40, 120, 40, 120, 160],
  refusal: [60],
};

/** Whether this browser supports vibration. Apple's do not. */
export const canBuzz = 'vibrate' in navigator;

/** Vibrates for each cue, in step with its sound. */
function buzz(cues: readonly Cue[]): void {
  const pattern = cues.flatMap((cue, place) => {
    const own = PATTERNS[cue];
    if (place === cues.length - 1) return own;
    const lasts = own.reduce((sum, part) => sum + part, 0);
    return [...own, Math.max(60, Math.round(lengthOf(cue) * 1000) - lasts)];
  });
  // A browser that refuses (no touch yet, or a setting of the phone) returns false: no trouble.
  if (canBuzz) navigator.vibrate(pattern);
}
