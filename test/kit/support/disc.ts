import { DIRECTIONS, type Hex, type Orientation, writeHex } from '../../../src/kit/hex';

/** All hexes within `radius` steps of 0,0, in breadth-first order. */
export function disc(radius: number, orientation: Orientation): readonly Hex[] {
  const found = new Map<string, Hex>([['0,0', { col: 0, row: 0 }]]);
  let edge: readonly Hex[] = [...found.values()];
  for (let ring = 0; ring < radius; ring++) {
    edge = edge.flatMap(({ col, row }) =>
      DIRECTIONS[orientation].map((step) => ({ col: col + step.col, row: row + step.row })),
    );
    for (const hex of edge) found.set(writeHex(hex), hex);
  }
  return [...found.values()];
}
