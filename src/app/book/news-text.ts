import type { News } from './surprise';
import type { BookWords } from './words';

/** What is new in a value, as a sentence. `nameOf` names a part. */
export function newsText(
  { parts, times }: News,
  nameOf: (part: string) => string,
  own: BookWords,
): string {
  if (times > 0) return own.leastPlayed;
  return parts.length > 0 ? own.newParts(parts.map(nameOf)) : own.newValue;
}
