import type { Names } from './en/names';

/** The name of a space, engineers among them; an unknown one keeps its word. */
export function spaceName(names: Names, space: string): string {
  const number = /^engineer-(\d+)$/.exec(space)?.[1];
  return number ? names.engineer(Number(number)) : nameIn(names.space, space);
}

/** What points are for (16). */
export function reasonName(names: Names, reason: string): string {
  const tile = /^factory-(.+)$/.exec(reason)?.[1];
  if (tile) return names.factory(tile);
  return Object.hasOwn(names.reason, reason)
    ? nameIn(names.reason, reason)
    : spaceName(names, reason);
}

/** A name by its word; an unknown word is its own name. */
export function nameIn(names: Readonly<Record<string, string>>, word: string): string {
  return names[word] ?? word;
}
