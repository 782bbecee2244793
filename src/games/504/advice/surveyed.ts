import { TILES } from '../data/board';

/*
 * What `surveyTiles` found out about the tiles for an owner.
 */

/** By tile: what settling there is worth (0 where it stands already), and what a resident on it can do or reach. */
export const settlings = new Float32Array(TILES);
export const reaches = new Float32Array(TILES);
/** By tile: what a guard is missed for that leaves it, and what one more is worth there. */
export const guards = new Float32Array(TILES);
export const needs = new Float32Array(TILES);
