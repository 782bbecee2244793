import { KINDS, TILES } from '../../data/board';
import { ifIn, type Size } from '../size';

/** Places in `explorer`: the tile of the pending explorer, and 1 once it has found something but water. */
export const FROM = 0;
export const FOUND = 1;

export function explorationWindows(size: Size) {
  return {
    words: {},
    halves: {
      /** Income tokens. */
      tokens: ifIn(size, 5, size.owners),
    },
    bytes: {
      stacks: ifIn(size, 5, KINDS.length),
      explorer: ifIn(size, 5, 2),
      /** By tile: VP on it, and 1 while no settlement was placed there. */
      tileVp: ifIn(size, 5, TILES),
      fresh: ifIn(size, 5, TILES),
    },
  };
}
