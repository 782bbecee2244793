/**
 * Flat-top hexes in columns, in doubled rows: col + row is even, a step north or south is two rows.
 * Columns grow eastwards, rows southwards.
 */
export interface Hex {
  readonly col: number;
  readonly row: number;
}

/** The six neighbours, clockwise from north. */
export const DIRECTIONS: readonly Hex[] = [
  { col: 0, row: -2 },
  { col: 1, row: -1 },
  { col: 1, row: 1 },
  { col: 0, row: 2 },
  { col: -1, row: 1 },
  { col: -1, row: -1 },
];

/** The index in DIRECTIONS that leads back. */
export function opposite(direction: number): number {
  return (direction + 3) % 6;
}

/** The written form, "col,row". */
export function writeHex(hex: Hex): string {
  return `${hex.col},${hex.row}`;
}

/** Steps between two hexes on an endless map. */
export function distance(a: Hex, b: Hex): number {
  const columns = Math.abs(a.col - b.col);
  const rows = Math.abs(a.row - b.row);
  return Math.max(columns, (columns + rows) / 2);
}

/** Centre of a hex whose side is 1, in side lengths: x eastwards, y southwards. */
export function centre(hex: Hex): { readonly x: number; readonly y: number } {
  return { x: 1.5 * hex.col, y: (Math.sqrt(3) / 2) * hex.row };
}

/** A fixed set of hexes, numbered as given, with their neighbours at hand. */
export interface HexMap {
  readonly hexes: readonly Hex[];
  /** neighbours[hex * 6 + direction] is a hex number, or -1 where there is none. */
  readonly neighbours: Int16Array;
  /** The number of the hex written "col,row", or undefined off the map. */
  readonly numberOf: ReadonlyMap<string, number>;
}

/** Numbers the hexes in the order given; a hex given twice keeps its first number. */
export function hexMap(hexes: readonly Hex[]): HexMap {
  const numberOf = new Map<string, number>();
  hexes.forEach((hex, number) => {
    if (!numberOf.has(writeHex(hex))) numberOf.set(writeHex(hex), number);
  });
  const neighbours = new Int16Array(hexes.length * 6).fill(-1);
  hexes.forEach((hex, number) => {
    DIRECTIONS.forEach((step, direction) => {
      const there = numberOf.get(writeHex({ col: hex.col + step.col, row: hex.row + step.row }));
      if (there !== undefined) neighbours[number * 6 + direction] = there;
    });
  });
  return { hexes, neighbours, numberOf };
}
