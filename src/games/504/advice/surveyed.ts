import { TILES } from '../data/board';

/*
 * What `surveyTiles` found out about the tiles for an owner.
 */

/** By tile: the worth of settling there (0 if already settled), and of what a resident there can do or reach. */
export const settlings = new Float32Array(TILES);
export const reaches = new Float32Array(TILES);
/** By tile: what a guard is missed for that leaves it, and what one more is worth there. */
export const guards = new Float32Array(TILES);
export const needs = new Float32Array(TILES);
