import type { Json, JsonObject } from '../../../../kit/json';
import { flaw } from '../../../../kit/reading';
import type { Refusal } from '../state/events';
import { NONE } from '../state/fields';
import type { State } from '../state/state';
import { hexText, isLaid, readHex, tileAt } from './map';

/** More money than any match brings. */
export const MONEY_MOST = 1_000_000;

const TILE_BITS = 6;
const TILE_MASK = (1 << TILE_BITS) - 1;

/** Two tiles in the args of an action. */
export function packTiles(one: number, two: number): number {
  return one | (two << TILE_BITS);
}

export function firstTile(args: number): number {
  return args & TILE_MASK;
}

export function secondTile(args: number): number {
  return (args >> TILE_BITS) & TILE_MASK;
}

/** The column and row that an action names; ends the reading where it is no hex. */
export function hexOf(json: Json | undefined, at: string): readonly [q: number, r: number] {
  return readHex(json) ?? flaw('not-a-hex', at);
}

export const UNKNOWN: Refusal = { because: 'unknown-hex' };

/** Reads an action that names one tile. */
export function readTile(key: string) {
  return (form: JsonObject, state: State): number | Refusal => {
    const tile = tileAt(state, ...hexOf(form[key], key));
    return tile === NONE ? UNKNOWN : tile;
  };
}

/** Reads an action that names two tiles. */
export function readTwoTiles(one: string, two: string) {
  return (form: JsonObject, state: State): number | Refusal => {
    const first = tileAt(state, ...hexOf(form[one], one));
    const second = tileAt(state, ...hexOf(form[two], two));
    return first === NONE || second === NONE ? UNKNOWN : packTiles(first, second);
  };
}

/** Writes what `readTwoTiles` reads. */
export function writeTwoTiles(one: string, two: string) {
  return (args: number, state: State): JsonObject => ({
    [one]: hexText(state, firstTile(args)),
    [two]: hexText(state, secondTile(args)),
  });
}

export function tileRefusal(state: State, tile: number): Refusal | null {
  return isLaid(state, tile) ? null : UNKNOWN;
}
