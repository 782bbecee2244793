import { TILES } from '../../data/board';
import { ifIn, type Size } from '../../rules/state/ids';

/** A road's place is `tile * 3 + direction`, for the first three directions from a tile; see `edges.ts`. */
export const EDGES = TILES * 3;

export function roadFields(size: Size) {
  return {
    words: {},
    halves: {},
    bytes: {
      /** Bits of the owners. */
      roads: ifIn(size, 6, EDGES),
      neutralRoads: ifIn(size, 6, EDGES),
      /** How many neutral roads there are. */
      neutrals: ifIn(size, 6, 1),
      /** By owner: its roads. */
      roadCount: ifIn(size, 6, size.owners),
      /** 6.I with armies, by tile: bits of the owners that have linked it (M6.15). */
      linked: size.role[6] === 1 && size.role[4] > 0 ? TILES : 0,
    },
  };
}
