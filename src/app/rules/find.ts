import type { HelpParagraph } from '../../kit/help';
import { initialsOf, lettersOf } from './hangul';

/** Korean written only with initial consonants, as people type it to search: 보상 as ㅂㅅ. */
const INITIALS = /^[ㄱ-ㅎ]+$/;

/**
 * Finds the paragraphs that contain every word of a query, in their order; all of them for an empty query. A word may
 * lack its end, also within a Korean syllable, or consist of Korean initial letters. Of a Korean word the beginning may
 * be missing too: there it may be joined to another one.
 */
export function finder(
  paragraphs: readonly HelpParagraph[],
): (query: string) => readonly HelpParagraph[] {
  // Decomposed only once, because that takes longer than typing the next letter.
  const texts = paragraphs.map((paragraph) => textOf(paragraph).toLowerCase());
  const letters = texts.map(lettersOf);
  const initials = texts.map(initialsOf);
  return (query) => {
    const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
    const words = asked.map((word) =>
      INITIALS.test(word) ? { among: initials, word } : { among: letters, word: lettersOf(word) },
    );
    return paragraphs.filter((_, at) =>
      words.every(({ among, word }) => beginsIn(among[at] ?? '', word)),
    );
  };
}

const LATIN = /[a-z0-9]/;

/** Whether a word of the text begins like that; with Korean letters, whether it occurs anywhere. */
function beginsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!LATIN.test(word.charAt(0)) || !LATIN.test(text.charAt(at - 1))) return true;
  return false;
}

function textOf({ title, text, legend, rulings }: HelpParagraph): string {
  const passages = [{ title, text }, ...legend, ...rulings];
  return passages.map((passage) => `${passage.title} ${passage.text}`).join(' ');
}
