import { describe, expect, it } from 'vitest';
import { type Hex, writeHex } from '../../../src/kit/hex';
import { hexRows, hexStep } from '../../../src/ui/board/hex-walk';

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
  const to = hexStep(hexes, { from: number(...from), key, far });
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

  it('begins north of the first row where an edited map has a rim there', () => {
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

  it('runs straight up and down a column, and sideways where the column ends', () => {
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

  it('ignores every other key', () => {
    expect(step([0, 0], 'a')).toBeNull();
  });
});

/**
 * Three straight rows, every second one half a hex to the east; a hole in the last:
 *   0,0   2,0   4,0
 *      1,1   3,1   5,1
 *   0,2    –    4,2
 */
describe('a map with pointy tops as a grid', () => {
  const pointy: readonly Hex[] = ['3,1', '0,0', '4,2', '2,0', '4,0', '1,1', '5,1', '0,2'].map(
    (at) => {
      const [col = 0, row = 0] = at.split(',').map(Number);
      return { col, row };
    },
  );
  const at = (written: string) => pointy.findIndex((hex) => writeHex(hex) === written);
  const go = (from: string, key: string, far = false) => {
    const to = hexStep(pointy, { from: at(from), key, far }, 'pointy');
    const hex = to === null ? undefined : pointy[to];
    return hex ? writeHex(hex) : null;
  };

  it('reads straight rows from the north and from the west, every hex once', () => {
    const rows = hexRows(pointy, 'pointy').map((row) =>
      row.map((number) => writeHex(pointy[number] ?? { col: 9, row: 9 })),
    );
    expect(rows).toEqual([
      ['0,0', '2,0', '4,0'],
      ['1,1', '3,1', '5,1'],
      ['0,2', '4,2'],
    ]);
  });

  it('goes straight along a row, and over a hole', () => {
    expect(go('0,0', 'ArrowRight')).toBe('2,0');
    expect(go('4,2', 'ArrowLeft')).toBe('0,2');
    expect(go('0,0', 'ArrowLeft')).toBeNull();
  });

  it('zigzags up and down a column, there and back', () => {
    expect(go('0,0', 'ArrowDown')).toBe('1,1');
    expect(go('1,1', 'ArrowDown')).toBe('0,2');
    expect(go('0,2', 'ArrowUp')).toBe('1,1');
    expect(go('1,1', 'ArrowUp')).toBe('0,0');
    expect(go('3,1', 'ArrowDown')).not.toBeNull();
    expect(go('0,2', 'ArrowDown')).toBeNull();
  });

  it('goes to the ends of the row, or of the map', () => {
    expect(go('3,1', 'End')).toBe('5,1');
    expect(go('3,1', 'Home', true)).toBe('0,0');
    expect(go('3,1', 'End', true)).toBe('4,2');
  });
});
