import { TILES } from '../data/board';

/*
 * What `surveyTiles` found out about the tiles for an owner.
 */

/** By tile: what settling there is worth (0 where it stands already), and what a resident on it can do or reach. */
export const settlings = new Float32Array(TILES);
export const reaches = new Float32Array(TILES);
/** By tile: what a resident that leaves it is missed for. */
export const guards = new Float32Array(TILES);
