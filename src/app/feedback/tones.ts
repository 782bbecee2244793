import type { Cue } from '../../kit/cues';

/** One sound of a cue, with a short attack and a fade-out. */
interface Note {
  /** Seconds from the beginning of the cue, and until it has faded. */
  readonly at: number;
  readonly lasts: number;
  /** Hertz at its beginning; for a glide, at its end too. */
  readonly pitch: number;
  readonly to?: number;
  /** 0 to 1. */
  readonly loud: number;
  /** A sine sounds like a bell, a triangle like a knock on wood. */
  readonly like?: OscillatorType;
}

const knock = (at: number, pitch: number): Note => ({
  at,
  pitch,
  to: pitch / 2,
  lasts: 0.09,
  loud: 0.9,
  like: 'triangle',
});
const bell = (at: number, pitch: number, lasts = 0.7): Note => ({ at, pitch, lasts, loud: 0.5 });

/** A wagon on a rail joint, two coins, a bell, one coin, a gavel, dice on wood, a gong, a chord, a dull tap. */
const NOTES: Readonly<Record<Cue, readonly Note[]>> = {
  place: [knock(0, 210), knock(0.11, 180)],
  take: [bell(0, 880, 0.25), bell(0.09, 1174.7, 0.35)],
  deliver: [bell(0, 587.3, 0.3), bell(0.1, 880, 0.5)],
  money: [bell(0, 1318.5, 0.2)],
  bid: [knock(0, 260)],
  dice: [knock(0, 320), knock(0.07, 290), knock(0.16, 250)],
  turn: [bell(0, 659.3), bell(0.22, 523.3, 0.9)],
  end: [bell(0, 392), bell(0.16, 523.3), bell(0.32, 659.3), bell(0.48, 784, 1.4)],
  refusal: [knock(0, 130), { ...knock(0.1, 110), loud: 0.6 }],
};

/** The total volume: soft on a phone at half its volume. */
const GENTLE = 0.16;
/** A sound with a longer delay, in milliseconds, is skipped as meaningless. */
const LATE = 300;

let context: AudioContext | null = null;

/** Seconds from one cue to the next. */
export function lengthOf(cue: Cue): number {
  return Math.max(...NOTES[cue].map(({ at, lasts }) => at + Math.min(lasts, 0.3)));
}

/**
 * Plays cues one after the other. Nothing sounds before the first touch of the page: browsers forbid it, and a page
 * that makes sounds by itself is annoying.
 */
export async function playSounds(cues: readonly Cue[]): Promise<void> {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= open();
  const asked = performance.now();
  if (context.state !== 'running') await context.resume();
  if (performance.now() - asked > LATE) return;
  let begin = context.currentTime + 0.01;
  for (const cue of cues) {
    for (const note of NOTES[cue]) ring(context, note, begin + note.at);
    begin += lengthOf(cue);
  }
}

function open(): AudioContext {
  // On iOS: silent with the mute switch on, and mixed with the user's music instead of replacing it.
  if ('audioSession' in navigator)
    Object.assign(navigator.audioSession as object, { type: 'ambient' });
  return new AudioContext({ latencyHint: 'interactive' });
}

function ring(context: AudioContext, note: Note, begin: number): void {
  const end = begin + note.lasts;
  const voice = new OscillatorNode(context, { type: note.like ?? 'sine', frequency: note.pitch });
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, end);
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(note.loud * GENTLE, begin + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(loudness).connect(context.destination);
  voice.start(begin);
  voice.stop(end);
}
