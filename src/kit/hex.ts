/**
 * The orientation of a map's hexes: `flat` has an edge north and south, and runs in columns; `pointy` has an edge east
 * and west, and runs in rows.
 */
export type Orientation = 'flat' | 'pointy';

/**
 * A hex in doubled coordinates: columns grow eastwards, rows southwards, and col + row is always even. With
 * flat tops the hex to the south is two rows on; with pointy tops the hex to the east is two columns on. So a
 * pointy map is a flat one with col and row exchanged, and one type serves both.
 */
export interface Hex {
  readonly col: number;
  readonly row: number;
}

/** The steps to the six neighbors, clockwise: from north with flat tops, from northeast with pointy ones. */
export const DIRECTIONS: Readonly<Record<Orientation, readonly Hex[]>> = {
  flat: [
    { col: 0, row: -2 },
    { col: 1, row: -1 },
    { col: 1, row: 1 },
    { col: 0, row: 2 },
    { col: -1, row: 1 },
    { col: -1, row: -1 },
  ],
  pointy: [
    { col: 1, row: -1 },
    { col: 2, row: 0 },
    { col: 1, row: 1 },
    { col: -1, row: 1 },
    { col: -2, row: 0 },
    { col: -1, row: -1 },
  ],
};

/** Half of the directions: with them each pair of neighbors occurs once. */
export const HALF_ROUND: readonly number[] = [0, 1, 2];

/** The index in DIRECTIONS of the opposite direction. */
export function opposite(direction: number): number {
  return (direction + 3) % 6;
}

/** Whether the coordinates are those of a hex: col + row is even. */
export function isOnGrid({ col, row }: Hex): boolean {
  return (col + row) % 2 === 0;
}

export function isSameHex(a: Hex, b: Hex): boolean {
  return a.col === b.col && a.row === b.row;
}

/** The written form, "col,row". */
export function writeHex(hex: Hex): string {
  return `${hex.col},${hex.row}`;
}

/** The hex of a pointy map with these axial coordinates: q eastward, r southeastward. */
export function fromAxial(q: number, r: number): Hex {
  return { col: 2 * q + r, row: r };
}

/** The axial coordinates of a hex of a pointy map. */
export function toAxial({ col, row }: Hex): { readonly q: number; readonly r: number } {
  return { q: (col - row) / 2, r: row };
}

/** The number of steps between two hexes on an unbounded map. */
export function distance(a: Hex, b: Hex, orientation: Orientation = 'flat'): number {
  const columns = Math.abs(a.col - b.col);
  const rows = Math.abs(a.row - b.row);
  return Math.max(orientation === 'flat' ? columns : rows, (columns + rows) / 2);
}

/** The center of a hex with side length 1: x eastward, y southward. */
export function center(
  hex: Hex,
  orientation: Orientation = 'flat',
): { readonly x: number; readonly y: number } {
  const [wide, high] = orientation === 'flat' ? [1.5, Math.sqrt(3) / 2] : [Math.sqrt(3) / 2, 1.5];
  return { x: wide * hex.col, y: high * hex.row };
}

/** A fixed set of hexes, numbered as given, with their neighbors. To add hexes, make a new map. */
export interface HexMap {
  readonly orientation: Orientation;
  readonly hexes: readonly Hex[];
  /** neighbors[hex * 6 + direction] is the number of a hex, or -1 where there is none. */
  readonly neighbors: Int16Array;
  /** The number of the hex written "col,row", or undefined off the map. */
  readonly numberOf: ReadonlyMap<string, number>;
}

/** Numbers the hexes in the given order. A hex that occurs twice keeps its first number. */
export function hexMap(hexes: readonly Hex[], orientation: Orientation = 'flat'): HexMap {
  const numberOf = new Map<string, number>();
  hexes.forEach((hex, number) => {
    if (!numberOf.has(writeHex(hex))) numberOf.set(writeHex(hex), number);
  });
  const neighbors = new Int16Array(hexes.length * 6).fill(-1);
  hexes.forEach((hex, number) => {
    DIRECTIONS[orientation].forEach((step, direction) => {
      const there = numberOf.get(writeHex({ col: hex.col + step.col, row: hex.row + step.row }));
      if (there !== undefined) neighbors[number * 6 + direction] = there;
    });
  });
  return { orientation, hexes, neighbors, numberOf };
}
