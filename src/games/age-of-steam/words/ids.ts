/** The phases of a turn, as the rules write them. */
export type PhaseId = 'issue' | 'auction' | 'select' | 'build' | 'move' | 'grow' | 'over';

/**
 * Kinds of tiles by their ids in the data; for towns with four exits the group of interchangeable tiles, and last the
 * disc of a town.
 */
export type TileId =
  | 'straight'
  | 'gentle'
  | 'sharp'
  | 'cross-straights'
  | 'cross-mixed'
  | 'cross-gentles'
  | 'beside-straight-sharp'
  | 'beside-gentle-sharp-a'
  | 'beside-gentle-sharp-b'
  | 'beside-gentles'
  | 'town-one'
  | 'town-three-a'
  | 'town-three-b'
  | 'town-three-near'
  | 'town-three-star'
  | 'four-x'
  | 'four-foot'
  | 'four-k'
  | 'town-disc';
