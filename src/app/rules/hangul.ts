/*
 * es-hangul takes syllables apart too. But bundles share it with the words of the Korean table, where every
 * match would pay for what only a search needs.
 */
const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏ,ㅐ,ㅑ,ㅒ,ㅓ,ㅔ,ㅕ,ㅖ,ㅗ,ㅗㅏ,ㅗㅐ,ㅗㅣ,ㅛ,ㅜ,ㅜㅓ,ㅜㅔ,ㅜㅣ,ㅠ,ㅡ,ㅡㅣ,ㅣ'.split(
  ',',
);
const TAILS =
  'ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ'.split(
    ',',
  );

/** Where Unicode puts the first of each kind. */
const LEAD = 0x1100;
const VOWEL = 0x1161;
const TAIL = 0x11a8;

const letter = (part: string, from: number, letters: ArrayLike<string>) =>
  letters[part.charCodeAt(0) - from] ?? part;

/** The text with every Korean syllable as the letters that are typed for it; the rest as it is. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u1100-\u1112]/g, (part) => letter(part, LEAD, LEADS))
    .replace(/[\u1161-\u1175]/g, (part) => letter(part, VOWEL, VOWELS))
    .replace(/[\u11a8-\u11c2]/g, (part) => letter(part, TAIL, TAILS));
}

/** The text with every Korean syllable as its first letter. */
export function initialsOf(text: string): string {
  return lettersOf(text.normalize('NFD').replace(/[\u1161-\u11c2]/g, ''));
}
