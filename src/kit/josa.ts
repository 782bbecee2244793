type Particles = '이/가' | '을/를' | '은/는' | '으로/로' | '와/과';

/** The syllables in Unicode. The final consonants take turns: none, and then 27 of them, of which ㄹ is the eighth. */
const FIRST_SYLLABLE = '가'.charCodeAt(0);
const LAST_SYLLABLE = '힣'.charCodeAt(0);
const FINALS = 28;
const RIEUL = 8;

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

/** The name of a person alone at the table, in a lesson or with a puzzle: the one pronoun that is used as a name. */
const ME = '나';

/** A name before what is theirs: “가온의”, “내”; without an ending “가온”, “내”, as before 차례. */
export function whose(name: string, ending: '의' | '' = '의'): string {
  return name === ME ? '내' : name + ending;
}

/** A word with its Korean particle. Of `이/가` and the like, the last sound of the word selects one. */
export function josa(word: string, particles: Particles): string {
  if (particles === '이/가' && /(?:^|, )나$/.test(word)) return `${word.slice(0, -1)}내가`;
  // An isolated name ends with a sign that has no sound.
  const heard = word.replace(/\u2069$/, '');
  const [, sounds = heard] = ENDINGS.find(([ending]) => ending.test(heard)) ?? [];
  const final = finalOf(sounds);
  const soundsOpen = final === 0 || (final === RIEUL && particles === '으로/로');
  const [first, second] = particles.split('/');
  // Of this pair alone the first one follows a vowel.
  return word + (soundsOpen === (particles === '와/과') ? first : second);
}

/** The final consonant of the last syllable; 0: none, or it is no syllable. */
function finalOf(word: string): number {
  const last = word.charCodeAt(word.length - 1);
  return last >= FIRST_SYLLABLE && last <= LAST_SYLLABLE ? (last - FIRST_SYLLABLE) % FINALS : 0;
}
