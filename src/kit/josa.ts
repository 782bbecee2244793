import { josa as afterHangul } from 'es-hangul';

type Particles = Parameters<typeof afterHangul>[1];

/** Latin endings that sound like a final consonant in Korean, with a syllable that takes the same particles. */
const ENDINGS: readonly (readonly [ending: RegExp, sounds: string])[] = [
  [/l$/i, '을'],
  [/(?:[mn]|ng)$/i, '은'],
];

/** A word with its Korean particle. Of `이/가` and the like, the last sound of the word selects one. */
export function josa(word: string, particles: Particles): string {
  // “나”, the learner, is the one pronoun that is used as a name.
  if (word === '나' && particles === '이/가') return '내가';
  // An isolated name ends with a sign that has no sound.
  const heard = word.replace(/\u2069$/, '');
  const [, sounds = heard] = ENDINGS.find(([ending]) => ending.test(heard)) ?? [];
  return word + afterHangul.pick(sounds, particles);
}
