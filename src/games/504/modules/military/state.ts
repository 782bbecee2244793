import { TILES } from '../../data/board';
import { ifIn, type Size } from '../../rules/state/ids';

/** Places in `war`, while a choice is pending: the tile, residents still to retreat, the owner it is about. */
export const WAR_AT = 0;
export const WAR_LEFT = 1;
export const WAR_OWNER = 2;
const FIGURES = 3;

export function militaryFields(size: Size) {
  const { role, owners } = size;
  const hasFights = role[4] === 1 || role[4] === 2;
  return {
    words: {},
    halves: {},
    bytes: {
      /** By tile: 1 while there; a bounty is on a militia. */
      barracks: ifIn(size, 4, TILES),
      militia: ifIn(size, 4, TILES),
      bounty: role[4] === 1 && role[5] === 2 ? TILES : 0,
      /** Attackers by owner and tile. */
      attackers: hasFights ? owners * TILES : 0,
      /** By tile: 1 where this turn's owner has fought, and a defender has survived. */
      fought: hasFights ? TILES : 0,
      /** Hits on the HQ of an owner that do not bring it down yet. */
      hqHits: ifIn(size, 4, owners),
      /** 1 for a company that may not be attacked yet. */
      safe: size.company ? ifIn(size, 4, owners) : 0,
      war: ifIn(size, 4, FIGURES),
      /** 1 once the match ends with this turn (M4.22). */
      ended: role[4] === 1 ? 1 : 0,
    },
  };
}
