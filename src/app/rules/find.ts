import type { HelpParagraph } from '../../kit/help';
import { initialsOf, lettersOf } from './hangul';

/** Korean written only with initial consonants, as people type it to search: 보상 as ㅂㅅ. */
const INITIALS = /^[ㄱ-ㅎ]+$/;

/**
 * Finds the paragraphs that contain every word of a query, in their order; all of them for an empty query. A word may
 * be incomplete, also within a Korean syllable, or consist of Korean initial letters.
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
      words.every(({ among, word }) => among[at]?.includes(word)),
    );
  };
}

function textOf({ title, text, legend, rulings }: HelpParagraph): string {
  const passages = [{ title, text }, ...legend, ...rulings];
  return passages.map((passage) => `${passage.title} ${passage.text}`).join(' ');
}
