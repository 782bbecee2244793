import { josa as afterHangul } from 'es-hangul';

type Particles = Parameters<typeof afterHangul>[1];

/** How names in Latin letters end to a Korean ear where that is a consonant; written so, their particles are right. */
const ENDINGS: readonly (readonly [ending: RegExp, sounds: string])[] = [
  [/l$/i, '을'],
  [/(?:[mn]|ng)$/i, '은'],
];

/** A word with its Korean particle: of `이/가` and its like the one that its last sound asks for. */
export function josa(word: string, particles: Particles): string {
  const [, sounds = word] = ENDINGS.find(([ending]) => ending.test(word)) ?? [];
  return word + afterHangul.pick(sounds, particles);
}
