import type { Hex } from '../kit/hex';

/**
 * A hex map read as rows and columns, for keys and screen readers: a row zigzags through hexes half a step
 * apart, a column runs straight north and south. Hex numbers in reading order: rows from north, in each row
 * from west.
 */
export function hexRows(hexes: readonly Hex[]): readonly (readonly number[])[] {
  const rows = new Map<number, number[]>();
  hexes.forEach(({ row }, number) => {
    const zigzag = row >> 1;
    rows.set(zigzag, [...(rows.get(zigzag) ?? []), number]);
  });
  const column = (number: number) => hexes[number]?.col ?? 0;
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => column(a) - column(b)));
}

/**
 * Where a key leads from a hex, or null when the key is not one that moves or leads nowhere. Over a gap in
 * the map it lands on the nearest hex beyond. With `far`, Home and End go to the corners of the map.
 */
export function hexStep(
  hexes: readonly Hex[],
  from: number,
  key: string,
  far: boolean,
): number | null {
  const here = hexes[from];
  if (!here) return null;
  const rows = hexRows(hexes);
  const row = rows.find((numbers) => numbers.includes(from)) ?? [];
  const at = row.indexOf(from);
  const leads: Readonly<Record<string, number | null | undefined>> = {
    ArrowLeft: row[at - 1],
    ArrowRight: row[at + 1],
    ArrowUp: vertical(hexes, here, -1),
    ArrowDown: vertical(hexes, here, 1),
    Home: far ? rows[0]?.[0] : row[0],
    End: far ? rows.at(-1)?.at(-1) : row.at(-1),
  };
  return leads[key] ?? null;
}

function vertical(hexes: readonly Hex[], here: Hex, way: 1 | -1): number | null {
  let best: number | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  hexes.forEach((hex, number) => {
    const ahead = (hex.row - here.row) * way;
    // A row counts twice a column, so that a straight line wins over a slanted one.
    const cost = ahead + 3 * Math.abs(hex.col - here.col);
    if (ahead > 0 && cost < bestCost) {
      best = number;
      bestCost = cost;
    }
  });
  return best;
}
