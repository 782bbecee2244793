/** “1 step”, “2 steps” */
export const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** “a”, “a and b”, “a, b and c” */
export function and(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** “a”, “a or b”, “a, b, or c” */
export function or(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 3) return words.join(' or ');
  return `${words.slice(0, -1).join(', ')}, or ${last}`;
}
