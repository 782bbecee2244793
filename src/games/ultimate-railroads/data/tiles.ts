import { unwrap } from '../../../kit/result';
import tilesForm from './tiles.json' with { type: 'json' };
import { readTiles } from './tiles-read';

/** The tiles and cards that are played with. */
export const TILES = unwrap(readTiles(tilesForm));
