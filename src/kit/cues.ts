/**
 * The sounds and vibrations at a table: something built, taken, delivered, paid or bid, dice, the start of the own
 * turn, the end, a refusal.
 */
export const CUES = [
  'place',
  'take',
  'deliver',
  'money',
  'bid',
  'dice',
  'turn',
  'end',
  'refusal',
] as const;
export type Cue = (typeof CUES)[number];
