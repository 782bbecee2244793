/** Where a turn stands, as the rules write it. */
export type PhaseId = 'issue' | 'auction' | 'select' | 'build' | 'move' | 'grow' | 'over';

/**
 * Kinds of tiles by their ids in the data; of towns with four exits the group whose tiles may stand for one
 * another, and last the disc that lies on a town.
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
