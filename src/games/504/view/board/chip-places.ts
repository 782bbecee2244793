import type { HexPoint } from '../../../../ui/board/hex-shape';

interface Layout {
  /** For no more chips than these. */
  readonly upTo: number;
  /** Most of them in a row. */
  readonly row: number;
  readonly scale: number;
}

/** Where a tile has nothing else in its middle, and the same where it has, which leaves less height. */
const LAYOUTS: readonly Layout[] = [
  { upTo: 1, row: 1, scale: 1 },
  { upTo: 2, row: 2, scale: 0.95 },
  { upTo: 4, row: 2, scale: 0.78 },
  { upTo: 6, row: 3, scale: 0.7 },
];
const LOW_LAYOUTS: readonly Layout[] = [
  { upTo: 2, row: 2, scale: 0.7 },
  { upTo: 3, row: 3, scale: 0.64 },
  { upTo: 4, row: 4, scale: 0.56 },
];
const CROWDED = { row: 4, scale: 0.52 };
/** A chip and the gap beside it, at scale 1. */
const STEP = 22;
/** How far the center of the chips is below that of the tile. */
const [DOWN, LOW] = [8, 16];

interface ChipPlaces {
  readonly down: number;
  readonly scale: number;
  readonly places: readonly HexPoint[];
}

/** Chip positions relative to their center; `low`: something else is across the middle of the tile. */
export function chipPlaces(count: number, low: boolean): ChipPlaces {
  const layouts = low ? LOW_LAYOUTS : LAYOUTS;
  const { row, scale } = layouts.find(({ upTo }) => count <= upTo) ?? CROWDED;
  const rows = Math.ceil(count / row);
  const places = Array.from({ length: count }, (_, chip) => {
    const line = Math.floor(chip / row);
    const inLine = Math.min(row, count - line * row);
    return {
      x: ((chip % row) - (inLine - 1) / 2) * STEP * scale,
      y: (line - (rows - 1) / 2) * STEP * scale,
    };
  });
  return { down: low ? LOW : DOWN, scale, places };
}
