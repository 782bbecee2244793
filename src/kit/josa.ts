import { josa as afterHangul } from 'es-hangul';

type Particles = Parameters<typeof afterHangul>[1];

/** Endings that are not Hangul but sound like a final consonant, with a syllable that takes the same particles. */
const ENDINGS: readonly (readonly [ending: RegExp, sounds: string])[] = [
  // Digits as they are read: 영 일 이 삼 사 오 육 칠 팔 구; 0 is also the end of 십, 백, 천 and 만.
  [/[178]$/, '일'],
  [/[036]$/, '삼'],
  // The names of the letters L and R, as in a code.
  [/(?<![a-z])[LR]$/, '엘'],
  [/l$/i, '을'],
  [/(?:[mn]|ng)$/i, '은'],
  // Bob, Jack, Nick, Pat: one short vowel before the consonant. Robert, Kate and Craig end in a vowel of their own.
  [/(?:^|[^aeiou])[aeiou](?:[bckpt]|ck|pp|tt)$/i, '밥'],
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
