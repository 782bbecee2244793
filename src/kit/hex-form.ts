import { type Hex, type HexMap, isOnGrid, writeHex } from './hex';
import type { Json } from './json';
import { array, count, flaw, record } from './reading';

/** The hexes of a map as files write them: a list of columns, each with its rows. */
export type Columns = readonly { readonly col: number; readonly rows: readonly number[] }[];

export function hexesIn(columns: Columns): readonly Hex[] {
  return columns.flatMap(({ col, rows }) => rows.map((row) => ({ col, row })));
}

/** Columns from west to east, rows from north to south, every hex once. */
export function columnsOf(hexes: readonly Hex[]): Columns {
  const columns = new Map<number, Set<number>>();
  for (const { col, row } of hexes) columns.set(col, (columns.get(col) ?? new Set()).add(row));
  return [...columns]
    .sort(([a], [b]) => a - b)
    .map(([col, rows]) => ({ col, rows: [...rows].sort((a, b) => a - b) }));
}

/** The largest map that may be read: how many hexes, and the last column and row. */
interface Limits {
  readonly hexes: number;
  readonly edge: number;
}

/** Reads columns (see `reading`): every hex by its written form. */
export function readColumns(
  json: Json | undefined,
  at: string,
  { hexes, edge }: Limits,
): ReadonlyMap<string, Hex> {
  const land = new Map<string, Hex>();
  for (const [index, column] of array(json, at).entries()) {
    const here = `${at}[${index}]`;
    const { col, rows } = record(column, here, ['col', 'rows']);
    for (const [place, row] of array(rows, `${here}.rows`).entries()) {
      const there = `${here}.rows[${place}]`;
      const hex = { col: count(col, `${here}.col`, edge), row: count(row, there, edge) };
      if (!isOnGrid(hex)) flaw('off-grid', there);
      if (land.has(writeHex(hex))) flaw('twice', there);
      land.set(writeHex(hex), hex);
    }
  }
  if (land.size > hexes) flaw('too-many', at, { has: land.size, most: hexes });
  return land;
}

/** The number of the hex written "col,row"; -1 for anything else. */
export function hexNumber(map: HexMap, json: Json | undefined): number {
  return (typeof json === 'string' ? map.numberOf.get(json) : undefined) ?? -1;
}
