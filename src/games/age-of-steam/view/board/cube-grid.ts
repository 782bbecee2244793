import type { HexPoint } from '../../../../ui/board/hex-shape';

/** Where cubes lie in a city: their size, and their middles about the city's. */
export interface CubeGrid {
  readonly size: number;
  readonly places: readonly HexPoint[];
}

/** Most cubes in a row, and their size, by how many there are in all. */
const LAYOUTS = [
  { upTo: 3, row: 3, size: 14 },
  { upTo: 6, row: 3, size: 12 },
  { upTo: 12, row: 4, size: 9.4 },
  { upTo: 24, row: 6, size: 6.8 },
] as const;
const CROWDED = { row: 9, size: 4.6 };

/** A block of rows, each centered; the more there are, the smaller they are. */
export function cubeGrid(count: number): CubeGrid {
  const { row, size } = LAYOUTS.find(({ upTo }) => count <= upTo) ?? CROWDED;
  const step = size + 1;
  const rows = Math.ceil(count / row);
  const places = Array.from({ length: count }, (_, cube) => {
    const line = Math.floor(cube / row);
    const inLine = Math.min(row, count - line * row);
    return {
      x: ((cube % row) - (inLine - 1) / 2) * step,
      y: (line - (rows - 1) / 2) * step,
    };
  });
  return { size, places };
}
