import type { JsonObject } from '../../../../kit/json';
import { unwrap } from '../../../../kit/result';
import { type OwnTiles, readOwnForm } from '../../data/own-tiles';

const read = new WeakMap<JsonObject, OwnTiles>();

/** The tiles of a design of this game, which has been read before or comes from the editor itself. */
export function ownIn(design: JsonObject): OwnTiles {
  const known = read.get(design);
  if (known) return known;
  const tiles = unwrap(readOwnForm(design));
  read.set(design, tiles);
  return tiles;
}
