import { type Hex, isOnGrid, type Orientation, writeHex } from '../../kit/hex';

/** The last column and row that a map may have. */
const EDGE = 99;

/** The place of the first hex of an empty map. */
const EMPTY: Hex = { col: 4, row: 8 };

interface Canvas {
  /** Everything on the map. */
  readonly places: readonly Hex[];
  /** Names on the water, which need no rim of their own. */
  readonly labels: readonly Hex[];
  readonly orientation?: Orientation;
}

/**
 * The hexes that an editor shows: the whole map, and a rim of water to build land on. Hexes shown before keep their
 * index in the list, so that the focus stays on its hex while the map grows. The list itself stays the same while it
 * has no new hex.
 */
export function canvasOf(
  { places, labels, orientation = 'flat' }: Canvas,
  shown: readonly Hex[],
): readonly Hex[] {
  const around = places.length > 0 ? places : [EMPTY];
  const [wide, high] = orientation === 'flat' ? [1, 2] : [2, 1];
  const rim = around.flatMap(({ col, row }) => [
    { col: col - wide, row: row - high },
    { col: Math.min(col + wide, EDGE), row: Math.min(row + high, EDGE) },
  ]);
  const cols = [...rim, ...labels].map(({ col }) => col);
  const rows = [...rim, ...labels].map(({ row }) => row);
  const known = new Set(shown.map(writeHex));
  const fresh: Hex[] = [];
  for (let col = Math.min(...cols); col <= Math.max(...cols); col++) {
    for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
      const hex = { col, row };
      if (isOnGrid(hex) && !known.has(writeHex(hex))) fresh.push(hex);
    }
  }
  return fresh.length > 0 ? [...shown, ...fresh] : shown;
}
