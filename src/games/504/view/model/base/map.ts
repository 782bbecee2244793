import { figureAt } from '../../../../../kit/figure-at';
import { fromAxial, type Hex, type HexMap, hexMap, writeHex } from '../../../../../kit/hex';
import { oncePer } from '../../../../../kit/once-per';
import { hexBeside, isUnknown } from '../../../modules/exploration/rules/hexes';
import { qOf, rOf, SIDES } from '../../../rules/base/map';
import { LAID } from '../../../rules/state/fields';
import type { State } from '../../../rules/state/state';

/** The map of a position as it is drawn: the tiles by their numbers, then the unknown hexes next to them. */
export interface MapOf {
  readonly all: HexMap;
  /** The tiles alone. */
  readonly laid: HexMap;
  /** How many of the hexes are tiles. */
  readonly tiles: number;
  /** The number of the hex at a column and row from 0,0. */
  readonly hexAt: (q: number, r: number) => number | null;
}

/** Positions whose maps are alike share one, so that the board stays as it is while nothing is laid. */
const known = new Map<string, MapOf>();
const KNOWN_MOST = 8;

export const mapOf = oncePer((state: State): MapOf => {
  const tiles = figureAt(state.now, LAID);
  const key = `${state.world.name} ${state.q.subarray(0, tiles)} ${state.r.subarray(0, tiles)}`;
  let map = known.get(key);
  if (!map) {
    map = makeMap(state, tiles);
    if (known.size >= KNOWN_MOST) known.clear();
    known.set(key, map);
  }
  return map;
});

function makeMap(state: State, tiles: number): MapOf {
  const laid = Array.from({ length: tiles }, (_, tile) =>
    fromAxial(qOf(state, tile), rOf(state, tile)),
  );
  const all = hexMap([...laid, ...unknownOf(state, tiles)], 'pointy');
  return {
    all,
    laid: hexMap(laid, 'pointy'),
    tiles,
    hexAt: (q, r) => all.numberOf.get(writeHex(fromAxial(q, r))) ?? null,
  };
}

function unknownOf(state: State, tiles: number): readonly Hex[] {
  const found = new Map<string, Hex>();
  for (let tile = 0; tile < tiles; tile++) {
    for (let side = 0; side < SIDES; side++) {
      if (!isUnknown(state, tile, side)) continue;
      const hex = fromAxial(...hexBeside(state, tile, side));
      found.set(writeHex(hex), hex);
    }
  }
  return [...found.values()];
}
