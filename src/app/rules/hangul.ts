/*
 * es-hangul decomposes syllables too. But the bundle shares it with the words of the Korean table, so every match would
 * load what only a search needs.
 */
const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏ,ㅐ,ㅑ,ㅒ,ㅓ,ㅔ,ㅕ,ㅖ,ㅗ,ㅗㅏ,ㅗㅐ,ㅗㅣ,ㅛ,ㅜ,ㅜㅓ,ㅜㅔ,ㅜㅣ,ㅠ,ㅡ,ㅡㅣ,ㅣ'.split(
  ',',
);
const TAILS =
  'ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ'.split(
    ',',
  );

/** The first code point of each kind in Unicode. */
const LEAD = 0x1100;
const VOWEL = 0x1161;
const TAIL = 0x11a8;

const letter = (part: string, from: number, letters: ArrayLike<string>) =>
  letters[part.charCodeAt(0) - from] ?? part;

/** The text with every Korean syllable as the letters that are typed for it. Other characters do not change. */
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
