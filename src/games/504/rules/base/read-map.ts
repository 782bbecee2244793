import { isObject, type Json } from '../../../../kit/json';
import { count, flaw, path, wordOf } from '../../../../kit/reading';
import { CITIES, CITY, KINDS, TILES } from '../../data/board';
import { LAID } from '../state/fields';
import type { State } from '../state/state';
import { distance, layTile, readHex } from './map';

/** Lays the tiles of a position in the order of their hexes. */
export function readMap(state: State, json: Json | undefined): void {
  const form = isObject(json) ? json : flaw('not-an-object', 'map');
  const hexes = Object.keys(form).map((text) => {
    const at = path('map', text);
    const [q, r] = readHex(text) ?? flaw('not-a-hex', at);
    if (!isInReach(state, q, r)) flaw('out-of-reach', at);
    return { q, r, at, tile: form[text] };
  });
  hexes.sort((a, b) => a.q - b.q || a.r - b.r);
  if (hexes.length > TILES) flaw('too-many', 'map', { has: hexes.length, most: TILES });
  for (const { q, r, at, tile } of hexes) {
    const kind = wordOf(
      isObject(tile) ? tile.kind : flaw('not-an-object', at),
      path(at, 'kind'),
      KINDS,
    );
    layTile(state, q, r, kind, kind === CITY ? readNumber(state, tile, path(at, 'number')) : 0);
  }
  const { map } = state.world;
  const isFull = map.kind === 'full';
  if (isFull && state.now[LAID] < TILES)
    flaw('wrong-sum', 'map', { has: state.now[LAID], needs: TILES });
}

function readNumber(state: State, form: Json | undefined, at: string): number {
  const number = isObject(form) ? count(form.number, at, CITIES) : 0;
  if (number === 0) flaw('too-few', at);
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.number[tile] === number) flaw('twice', at);
  return number;
}

function isInReach({ world }: State, q: number, r: number): boolean {
  const { map } = world;
  if (map.kind === 'growing') return distance(q, r) <= map.reach;
  return map.rows.some((row) => row.r === r && q >= row.from && q <= row.to);
}
