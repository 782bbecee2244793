import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Hex, isOnGrid, writeHex } from '../../../src/kit/hex';
import { canvasOf } from '../../../src/ui/editor/canvas';

describe.each(['flat', 'pointy'] as const)('the canvas of a map with %s tops', (orientation) => {
  const canvas = (places: readonly Hex[], shown: readonly Hex[] = []) =>
    canvasOf({ places, labels: [], orientation }, shown);
  const written = (hexes: readonly Hex[]) => hexes.map(writeHex);

  test('has room on every side of every hex', () => {
    const places = [
      { col: 4, row: 4 },
      { col: 7, row: 9 },
    ];
    const shown = written(canvas(places));
    for (const { col, row } of places) {
      for (const step of DIRECTIONS[orientation])
        expect(shown).toContain(writeHex({ col: col + step.col, row: row + step.row }));
    }
    expect(canvas(places).every(isOnGrid)).toBe(true);
  });

  test('keeps the indexes of its hexes while the map grows, and itself while nothing is new', () => {
    const before = canvas([{ col: 4, row: 4 }]);
    const after = canvas(
      [
        { col: 4, row: 4 },
        { col: 6, row: 6 },
      ],
      before,
    );
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    expect(canvas([{ col: 6, row: 6 }], after)).toBe(after);
  });

  test('has a first hex for an empty map', () => {
    expect(canvas([]).length).toBeGreaterThan(6);
  });
});
