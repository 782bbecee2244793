/** The second half of a demand tile that leaves the choice to the builder. Its number follows the four companies. */
export const PURPLE = 4;

/** A demand tile: the companies in which a builder gains influence (4.10). `second` may be PURPLE. */
export interface Tile {
  readonly first: number;
  readonly second: number;
}

const SIDES = 5;

/** The byte for a tile; 0 means none. */
export function packTile(first: number, second: number): number {
  return 1 + first * SIDES + second;
}

export function tileFirst(packed: number): number {
  return ((packed - 1) / SIDES) | 0;
}

export function tileSecond(packed: number): number {
  return (packed - 1) % SIDES;
}

export function isPurple(packed: number): boolean {
  return packed !== 0 && tileSecond(packed) === PURPLE;
}

/** The tile in a city; null if it has left or never existed. */
export function tileOf(state: { readonly tile: Uint8Array }, city: number): Tile | null {
  const packed = state.tile[city];
  return packed === 0 ? null : { first: tileFirst(packed), second: tileSecond(packed) };
}
