import type { HexPoint } from '../../../../ui/board/hex-shape';

/** Most chips in a row, and their scale, by how many there are on a tile. */
const LAYOUTS = [
  { upTo: 1, row: 1, scale: 1 },
  { upTo: 2, row: 2, scale: 0.95 },
  { upTo: 4, row: 2, scale: 0.78 },
  { upTo: 6, row: 3, scale: 0.7 },
] as const;
const CROWDED = { row: 4, scale: 0.52 };
/** A chip and the gap beside it, at scale 1. */
const STEP = 22;

/** Where the chips of a tile lie about its middle. */
export function chipPlaces(count: number): {
  readonly scale: number;
  readonly places: readonly HexPoint[];
} {
  const { row, scale } = LAYOUTS.find(({ upTo }) => count <= upTo) ?? CROWDED;
  const rows = Math.ceil(count / row);
  const places = Array.from({ length: count }, (_, chip) => {
    const line = Math.floor(chip / row);
    const inLine = Math.min(row, count - line * row);
    return {
      x: ((chip % row) - (inLine - 1) / 2) * STEP * scale,
      y: (line - (rows - 1) / 2) * STEP * scale,
    };
  });
  return { scale, places };
}
