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

/** A name from outside: one that cannot be seen is refused. `longest` in characters. */
export const visibleName = (longest: number) =>
  v.pipe(text(longest), v.transform(plainName), v.regex(VISIBLE));

/** A name that is stored already: a match or a board stays readable whatever it is called. */
export const storedName = (longest: number) =>
  v.pipe(
    text(longest),
    v.transform((name) => (isVisible(name) ? plainName(name) : '?')),
  );
