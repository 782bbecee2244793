import { figureIn, type Spoken } from '../../book/book-text';

/** A figure that goes by the number of players, or is the same for every company world. In a match: that of it. */
export function byTable(
  spoken: Spoken,
  figures: readonly [two: number, three: number, four: number],
  companies: number,
  noun: string,
): string {
  const figure = figureIn(spoken, figures, companies);
  return figure ? `${figure} ${noun}` : `${listOf(figures, 'or')} ${noun} (with 2, 3 or 4 players)`;
}

/** In a sentence. Some phrases have an “and” of their own, so there is a comma before the last one. */
export function listed(phrases: readonly string[]): string {
  if (phrases.length < 3) return phrases.join(' and ');
  return `${phrases.slice(0, -1).join(', ')}, and ${phrases.at(-1)}`;
}

/** Prices or incomes, one after the other: “10, 25 or 45”. */
export function listOf(figures: readonly number[], word: 'and' | 'or'): string {
  return `${figures.slice(0, -1).join(', ')} ${word} ${figures.at(-1)}`;
}
