import { KINDS, TILES } from '../../data/board';
import { ifIn, type Size } from '../../rules/state/ids';

/** Places in `explorer`: its tile, 1 once it has found something but water, the direction, and the tile to follow to. */
export const FROM = 0;
export const FOUND = 1;
export const SIDE = 2;
export const AT = 3;
const FIGURES = 4;

export function explorationFields(size: Size) {
  return {
    words: {},
    halves: {
      /** Income tokens. */
      tokens: ifIn(size, 5, size.owners),
    },
    bytes: {
      stacks: ifIn(size, 5, KINDS.length),
      /** Set during exploration. */
      explorer: ifIn(size, 5, FIGURES),
      /** By kind: markers on the stacks. */
      markers: ifIn(size, 5, KINDS.length),
      /** By tile: VP on it, and 1 while no settlement was placed there. */
      tileVp: ifIn(size, 5, TILES),
      fresh: ifIn(size, 5, TILES),
    },
  };
}
