import type { HelpParagraph } from '../../kit/help';
import { initialsOf, lettersOf } from './hangul';

/** Korean written by its consonants alone, as people type it to search: 보상 as ㅂㅅ. */
const INITIALS = /^[ㄱ-ㅎ]+$/;

/**
 * The paragraphs that hold every word of the query, in their order; all of them for an empty one. A word may
 * be unfinished, also within a Korean syllable, or be Korean initial letters.
 */
export function find(
  paragraphs: readonly HelpParagraph[],
  query: string,
): readonly HelpParagraph[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return paragraphs;
  return paragraphs.filter((paragraph) => {
    const text = textOf(paragraph).toLowerCase();
    const letters = lettersOf(text);
    return asked.every((word) =>
      INITIALS.test(word) ? initialsOf(text).includes(word) : letters.includes(lettersOf(word)),
    );
  });
}

function textOf({ title, text, legend, rulings }: HelpParagraph): string {
  const passages = [{ title, text }, ...legend, ...rulings];
  return passages.map((passage) => `${passage.title} ${passage.text}`).join(' ');
}
