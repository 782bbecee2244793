import { describe, expect, it } from 'vitest';
import type { Hex } from '../../src/kit/hex';
import { hexRows, hexStep } from '../../src/ui/hex-walk';

/**
 * Two rows of four, zigzagging, with a hole at column 1 of the second row:
 *   0,0  1,1  2,0  3,1
 *   0,2   –   2,2  3,3
 */
const hexes: readonly Hex[] = [
  { col: 3, row: 3 },
  { col: 0, row: 0 },
  { col: 2, row: 0 },
  { col: 1, row: 1 },
  { col: 3, row: 1 },
  { col: 0, row: 2 },
  { col: 2, row: 2 },
];
const number = (col: number, row: number) =>
  hexes.findIndex((hex) => hex.col === col && hex.row === row);
const step = (from: [number, number], key: string, far = false) => {
  const to = hexStep(hexes, number(...from), key, far);
  const hex = to === null ? undefined : hexes[to];
  return hex ? [hex.col, hex.row] : null;
};

describe('a hex map as a grid', () => {
  it('reads rows from the north and from the west, every hex once', () => {
    expect(hexRows(hexes)).toEqual([
      [number(0, 0), number(1, 1), number(2, 0), number(3, 1)],
      [number(0, 2), number(2, 2), number(3, 3)],
    ]);
  });

  it('begins north of the first row where a map being drawn shows a rim there', () => {
    const rim = [
      { col: 0, row: 0 },
      { col: 1, row: -1 },
      { col: 0, row: -2 },
    ];
    expect(hexRows(rim)).toEqual([[2, 1], [0]]);
  });

  it('zigzags along a row and steps over a hole', () => {
    expect(step([0, 0], 'ArrowRight')).toEqual([1, 1]);
    expect(step([2, 0], 'ArrowLeft')).toEqual([1, 1]);
    expect(step([0, 2], 'ArrowRight')).toEqual([2, 2]);
    expect(step([3, 1], 'ArrowRight')).toBeNull();
  });

  it('runs straight up and down a column, and aside where the column ends', () => {
    expect(step([2, 0], 'ArrowDown')).toEqual([2, 2]);
    expect(step([2, 2], 'ArrowUp')).toEqual([2, 0]);
    expect(step([1, 1], 'ArrowDown')).toEqual([0, 2]);
    expect(step([0, 0], 'ArrowUp')).toBeNull();
  });

  it('goes to the ends of the row, or of the map', () => {
    expect(step([2, 2], 'Home')).toEqual([0, 2]);
    expect(step([0, 0], 'End')).toEqual([3, 1]);
    expect(step([2, 2], 'Home', true)).toEqual([0, 0]);
    expect(step([0, 0], 'End', true)).toEqual([3, 3]);
  });

  it('leaves every other key alone', () => {
    expect(step([0, 0], 'a')).toBeNull();
  });
});
