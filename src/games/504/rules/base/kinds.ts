import type { Json, JsonObject } from '../../../../kit/json';
import { count, flaw, wordOf } from '../../../../kit/reading';
import { FREE_MOST } from '../../data/figures';
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
  return args >> TILE_BITS;
}

/** The column and row that an action names; ends the reading where it is no hex. */
export function hexOf(json: Json | undefined, at: string): readonly [q: number, r: number] {
  return readHex(json) ?? flaw('not-a-hex', at);
}

/** An action that names nothing. */
export const bare = { keys: [], read: () => 0, write: () => ({}) };

/** An action that names a word of a list. */
export function ofWord(key: string, words: readonly string[]) {
  return {
    keys: [key],
    variants: words.length,
    read: (form: JsonObject) => wordOf(form[key], key, words),
    write: (word: number) => ({ [key]: words[word] }),
  };
}

/** An action that names a number, such as a sum. */
export function ofNumber(key: string, most: number) {
  return {
    keys: [key],
    variants: 1 + most,
    read: (form: JsonObject) => count(form[key], key, most),
    write: (number: number) => ({ [key]: number }),
  };
}

/** An action that names a tile. */
export function ofTile(key: string) {
  return {
    keys: [key],
    read(form: JsonObject, state: State): number | Refusal {
      const tile = tileAt(state, ...hexOf(form[key], key));
      return tile === NONE ? UNKNOWN : tile;
    },
    write: (tile: number, state: State) => ({ [key]: hexText(state, tile) }),
    isOne: (tile: number, state: State) => isLaid(state, tile),
  };
}

/** An action that names the tile from which, and the one to which a resident goes. */
export const ofMove = {
  keys: ['from', 'to'],
  read(form: JsonObject, state: State): number | Refusal {
    const from = tileAt(state, ...hexOf(form.from, 'from'));
    const to = tileAt(state, ...hexOf(form.to, 'to'));
    return from === NONE || to === NONE ? UNKNOWN : packTiles(from, to);
  },
  write: (args: number, state: State) => ({
    from: hexText(state, firstTile(args)),
    to: hexText(state, secondTile(args)),
  }),
  isOne: (args: number, state: State) =>
    isLaid(state, firstTile(args)) && isLaid(state, secondTile(args)),
};

/* What several kinds of actions refuse. Lists are made by refusals, so those without figures are made once. */

export const WRONG_PHASE: Refusal = { because: 'wrong-phase' };
/** Something else has to be chosen first, or it was done already. */
export const NOT_NOW: Refusal = { because: 'not-now' };
export const UNKNOWN: Refusal = { because: 'unknown-hex' };
export const TAKEN: Refusal = { because: 'taken' };
export const BAD_PLACE: Refusal = { because: 'bad-place' };
export const TOO_FAR: Refusal = { because: 'too-far' };
export const NOT_WALKABLE: Refusal = { because: 'not-walkable' };
export const NO_SETTLEMENT: Refusal = { because: 'no-settlement' };
export const NO_PIECE: Refusal = { because: 'no-piece' };
export const NO_ACTIVE: Refusal = { because: 'no-active', needs: 1, has: 0 };
export const TIRED: Refusal = { because: 'tired', most: FREE_MOST };

export function moneyRefusal(has: number, needs: number): Refusal | null {
  return has < needs ? { because: 'no-money', needs, has } : null;
}
