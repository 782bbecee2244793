import type { Spoken } from '../../book/book-text';

/** A figure that goes by the number of players, or is the same for every company world. */
export function byTable(
  { facts }: Spoken,
  [two, three, four]: readonly [number, number, number],
  companies: number,
  noun: string,
): string {
  return facts.companies
    ? `${companies} ${noun}`
    : `${two}, ${three} or ${four} ${noun} (with 2, 3 or 4 players)`;
}
