import * as v from 'valibot';
import { text } from './form';

/** Marks, embeddings, overrides and isolates of direction: they reorder the text around them. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const CONTROL = /\p{Cc}+/gu;
/** U+2800 is a braille cell without dots. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name as it may be shown: without characters that turn the direction of a text or break its line. */
export function plainName(name: string): string {
  return name.replace(DIRECTION, '').replace(CONTROL, ' ');
}

/** Whether a name has a character that can be seen. */
export function isVisible(name: string): boolean {
  return VISIBLE.test(name);
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name for the middle of a sentence. One that is written from right to left would turn the numbers and signs after it
 * round; between isolates it does not. Any other name stays as it is.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/**
 * The names of a table as they are shown: isolated, and those that look the same with the number of their seat. A seat
 * without a name has none.
 */
export function shownNames(names: readonly string[]): readonly string[] {
  const looks = names.map((name) => name.normalize('NFKC').trim().toLowerCase());
  return names.map((name, seat) => {
    if (name === '') return name;
    const isAlone = looks.indexOf(looks[seat] ?? '') === looks.lastIndexOf(looks[seat] ?? '');
    return isolated(isAlone ? name : `${name.trim()} ${seat + 1}`);
  });
}

/** A name from outside: one that cannot be seen is refused. `longest` in characters. */
export const visibleName = (longest: number) =>
  v.pipe(text(longest), v.transform(plainName), v.regex(VISIBLE));

/** A name that is stored already: a match or a board stays readable whatever it is called. */
export const storedName = (longest: number) =>
  v.pipe(
    text(longest),
    v.transform((name) => (isVisible(name) ? plainName(name) : '?')),
  );
