/** The value of a share at a length, by the holder's place in influence (6.1). */
export interface ChartRow {
  readonly first: number;
  readonly second: number;
  readonly other: number;
}

/**
 * The Track Length chart, one row per length from 0. Printed: rows 6 to 12 and the last value of row 5.
 * Reconstructed: the rest, continued smoothly.
 */
export const LENGTH_CHART: readonly ChartRow[] = [
  { first: 4, second: 3, other: 1 },
  { first: 5, second: 3, other: 1 },
  { first: 5, second: 4, other: 1 },
  { first: 5, second: 4, other: 2 },
  { first: 6, second: 4, other: 2 },
  { first: 6, second: 5, other: 2 },
  { first: 6, second: 5, other: 3 },
  { first: 7, second: 5, other: 3 },
  { first: 7, second: 6, other: 3 },
  { first: 8, second: 6, other: 3 },
  { first: 8, second: 6, other: 3 },
  { first: 8, second: 7, other: 4 },
  { first: 9, second: 7, other: 4 },
  { first: 9, second: 8, other: 4 },
  { first: 10, second: 8, other: 4 },
  { first: 10, second: 8, other: 5 },
];
