import type { Spoken } from '../../book/book-text';

/** A figure that goes by the number of players, or is the same for every company world. */
export function byTable(
  { facts }: Spoken,
  [two, three, four]: readonly [number, number, number],
  companies: number,
  unit = '개',
): string {
  return facts.companies ? `${companies}${unit}` : `${two}·${three}·${four}${unit}(2·3·4인)`;
}
