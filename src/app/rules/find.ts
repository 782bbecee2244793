import type { HelpParagraph } from '../../kit/help';

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
function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u1100-\u1112]/g, (part) => letter(part, LEAD, LEADS))
    .replace(/[\u1161-\u1175]/g, (part) => letter(part, VOWEL, VOWELS))
    .replace(/[\u11a8-\u11c2]/g, (part) => letter(part, TAIL, TAILS));
}

/** The text with every Korean syllable as its first letter. */
function initialsOf(text: string): string {
  return lettersOf(text.normalize('NFD').replace(/[\u1161-\u11c2]/g, ''));
}

/** Korean written only with initial consonants, as people type it to search: 보상 as ㅂㅅ. */
const INITIALS = /^[ㄱ-ㅎ]+$/;

interface Searchable {
  readonly letters: string;
  readonly initials: string;
}

interface Word {
  readonly among: keyof Searchable;
  readonly letters: string;
}

/**
 * Finds the paragraphs that contain every word of a query: first those whose titles do, and otherwise in their order;
 * all of them for an empty query. A word may lack its end, also within a Korean syllable, or consist of Korean initial
 * letters. Of a Korean word the beginning may be missing too: there it may be joined to another one. Where no paragraph
 * has every word of a question, those come that have its rarest ones.
 */
export function finder(
  paragraphs: readonly HelpParagraph[],
): (query: string) => readonly HelpParagraph[] {
  // Decomposed only once, because that takes longer than typing the next letter.
  const texts = paragraphs.map((paragraph) => ({
    paragraph,
    title: searchable(paragraph.title),
    whole: searchable(textOf(paragraph)),
  }));
  return (query) => {
    const words = wordsOf(query);
    const found = texts.filter(({ whole }) => hasAll(whole, words));
    if (found.length === 0 && words.length >= QUESTION)
      return nearest(texts, query).map(({ paragraph }) => paragraph);
    const titled = new Set(
      words.length > 0 ? found.filter(({ title }) => hasAll(title, words)) : [],
    );
    const others = found.filter((one) => !titled.has(one));
    return [...titled, ...others].map(({ paragraph }) => paragraph);
  };
}

/** A query of at least this many words is a question: a paragraph need not contain all of them. */
const QUESTION = 3;

/** How many paragraphs answer a question, and what they have of the best one's weight. */
const ANSWERS = 6;
const NEAR = 0.6;

/** The texts with the rarest words of a question, the best first. A word that is in most of them says nothing. */
function nearest<Text extends { readonly whole: Searchable }>(
  texts: readonly Text[],
  query: string,
): readonly Text[] {
  const holders = query
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word.length > 1)
    .map((word) => holdersOf(texts, word))
    .filter(({ size }) => size > 0 && size < texts.length / 3);
  const weighed = texts.map((text) => {
    const rare = holders.filter((some) => some.has(text));
    return { text, weight: rare.reduce((sum, { size }) => sum + Math.log(texts.length / size), 0) };
  });
  const best = Math.max(...weighed.map(({ weight }) => weight));
  return weighed
    .filter(({ weight }) => weight > 0 && weight >= NEAR * best)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, ANSWERS)
    .map(({ text }) => text);
}

/** The texts with a word, or, where none has it, with its beginning: without an ending or a particle. */
function holdersOf<Text extends { readonly whole: Searchable }>(
  texts: readonly Text[],
  word: string,
): ReadonlySet<Text> {
  const shortest = LATIN.test(word.toLowerCase().charAt(0)) ? 4 : 2;
  for (let length = word.length; length >= Math.min(word.length, shortest); length--) {
    const words = wordsOf(word.slice(0, length));
    const having = texts.filter(({ whole }) => hasAll(whole, words));
    if (having.length > 0) return new Set(having);
  }
  return new Set();
}

/** Whether a text contains every word of a query, as `finder` means it. */
export function matchesQuery(text: string, query: string): boolean {
  return hasAll(searchable(text), wordsOf(query));
}

/** Where a text has a word of the query: the first character of each place, and the one after it. */
export function placesIn(text: string, query: string): readonly (readonly [number, number])[] {
  const characters = text.split('');
  return wordsOf(query).flatMap(({ among, letters }) => {
    const written = characters.map((one) => searchable(one)[among]);
    const whole = written.join('');
    // Of each letter the character that it belongs to.
    const from = written.flatMap((one, at) => [...one].map(() => at));
    return startsOf(whole, letters).map((start): [number, number] => [
      from[start] ?? 0,
      (from[start + letters.length - 1] ?? 0) + 1,
    ]);
  });
}

function wordsOf(query: string): readonly Word[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  return asked.map((word) =>
    INITIALS.test(word)
      ? { among: 'initials', letters: word }
      : { among: 'letters', letters: lettersOf(word) },
  );
}

function searchable(text: string): Searchable {
  const lower = text.toLowerCase();
  return { letters: lettersOf(lower), initials: initialsOf(lower) };
}

const hasAll = (text: Searchable, words: readonly Word[]) =>
  words.every(({ among, letters }) => startsOf(text[among], letters).length > 0);

const LATIN = /[a-z0-9]/;

/** Where a word of the text begins like that; with Korean letters, wherever it occurs. */
function startsOf(text: string, word: string): readonly number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!LATIN.test(word.charAt(0)) || !LATIN.test(text.charAt(at - 1))) starts.push(at);
  return starts;
}

function textOf({ title, text, legend, rulings }: HelpParagraph): string {
  const passages = [{ title, text }, ...legend, ...rulings];
  return passages.map((passage) => `${passage.title} ${passage.text}`).join(' ');
}
