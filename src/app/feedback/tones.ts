import type { Cue } from '../../ui/game-view';

/** One sound of a cue: it swells in a moment and fades away. */
interface Note {
  /** Seconds from the beginning of the cue, and until it has faded. */
  readonly at: number;
  readonly lasts: number;
  /** Hertz at its beginning; where it glides, at its end too. */
  readonly pitch: number;
  readonly to?: number;
  /** 0 to 1. */
  readonly loud: number;
  /** A sine rings like a bell; a triangle knocks like wood. */
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

/** A wagon over a rail joint; two coins; a station gong; a chord upwards; a dull tap. */
const NOTES: Readonly<Record<Cue, readonly Note[]>> = {
  place: [knock(0, 210), knock(0.11, 180)],
  take: [bell(0, 880, 0.25), bell(0.09, 1174.7, 0.35)],
  turn: [bell(0, 659.3), bell(0.22, 523.3, 0.9)],
  end: [bell(0, 392), bell(0.16, 523.3), bell(0.32, 659.3), bell(0.48, 784, 1.4)],
  refusal: [knock(0, 130), { ...knock(0.1, 110), loud: 0.6 }],
};

/** How loud everything is together: soft on a phone at half its volume. */
const GENTLE = 0.16;
/** A sound that comes so many milliseconds late says nothing any more. */
const LATE = 300;

let context: AudioContext | null = null;

/** Seconds that a cue takes before the next one may begin. */
export function lengthOf(cue: Cue): number {
  return Math.max(...NOTES[cue].map(({ at, lasts }) => at + Math.min(lasts, 0.3)));
}

/**
 * Lets cues sound one after the other. Nothing sounds before somebody has touched the page: browsers forbid it,
 * and a page that begins to sound by itself is a nuisance.
 */
export async function sound(cues: readonly Cue[]): Promise<void> {
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
  // On iOS: silent with the switch at the phone's side, and beside somebody's music instead of in its place.
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
