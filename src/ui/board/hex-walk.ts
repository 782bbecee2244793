import type { Hex, Orientation } from '../../kit/hex';

/**
 * A hex map as rows and columns, for keys and screen readers. With flat tops a row zigzags through hexes half a step
 * apart and a column is straight; with pointy tops a row is straight and a column zigzags.
 */
const rowOf = (hex: Hex, orientation: Orientation) =>
  orientation === 'flat' ? hex.row >> 1 : hex.row;
const columnOf = (hex: Hex, orientation: Orientation) =>
  orientation === 'flat' ? hex.col : hex.col >> 1;

/** Hex numbers in reading order: rows from north to south, each from west to east. */
export function hexRows(
  hexes: readonly Hex[],
  orientation: Orientation = 'flat',
): readonly (readonly number[])[] {
  const rows = new Map<number, number[]>();
  hexes.forEach((hex, number) => {
    const row = rowOf(hex, orientation);
    rows.set(row, [...(rows.get(row) ?? []), number]);
  });
  const column = (number: number) => hexes[number]?.col ?? 0;
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => column(a) - column(b)));
}

/** A key that was pressed on a hex. */
interface Step {
  readonly from: number;
  readonly key: string;
  /** Home and End go to the corners of the map instead of the ends of the row. */
  readonly far: boolean;
}

/**
 * The destination of a key from a hex; null when the key is not a movement key, or there is no hex that way. Over a gap
 * in the map it is the nearest hex beyond.
 */
export function hexStep(
  hexes: readonly Hex[],
  { from, key, far }: Step,
  orientation: Orientation = 'flat',
): number | null {
  const here = hexes[from];
  if (!here) return null;
  const rows = hexRows(hexes, orientation);
  const row = rows.find((numbers) => numbers.includes(from)) ?? [];
  const at = row.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return row[at - 1] ?? null;
    case 'ArrowRight':
      return row[at + 1] ?? null;
    case 'ArrowUp':
      return vertical(hexes, here, -1, orientation);
    case 'ArrowDown':
      return vertical(hexes, here, 1, orientation);
    case 'Home':
      return (far ? rows[0]?.[0] : row[0]) ?? null;
    case 'End':
      return (far ? rows.at(-1)?.at(-1) : row.at(-1)) ?? null;
    default:
      return null;
  }
}

function vertical(
  hexes: readonly Hex[],
  here: Hex,
  way: 1 | -1,
  orientation: Orientation,
): number | null {
  // In both, a step along the column counts 2.
  const height = orientation === 'flat' ? 1 : 2;
  const column = columnOf(here, orientation);
  let best: number | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  hexes.forEach((hex, number) => {
    const ahead = (hex.row - here.row) * way * height;
    // A column sideways costs more than a step ahead, so that the movement stays in its column.
    const cost = ahead + 3 * Math.abs(columnOf(hex, orientation) - column);
    if (ahead > 0 && cost < bestCost) {
      best = number;
      bestCost = cost;
    }
  });
  return best;
}
