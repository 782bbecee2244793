import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { failed, ok, type Result } from '../../../kit/result';
import type { Setting, Setups } from '../../../kit/setups';
import { SEATING } from '../data/board';

/** The one setting: whose tiles and cards are played with. */
export const TILES_SETTING = 'tiles';
/** Its value for those of the app. */
export const BUILT_IN = 'built-in';

/** 1.1: there is one board. Left out: the tiles of the app; else whole tiles by the user, which a reader has validated. */
export interface Options {
  readonly tiles?: JsonObject;
}

const settings: readonly Setting[] = [
  { kind: 'choice', key: TILES_SETTING, values: [BUILT_IN], pictures: false, own: true },
];
const seats = Object.keys(SEATING).map(Number);

export const setups: Setups<Options> = {
  settings,
  offered: () => settings,
  seats: () => seats,
  begins: 'by-chance',
  read: readOptions,
  write: ({ tiles }) => (tiles ? { tiles } : {}),
};

function readOptions(json: Json): Result<Options> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  const stray = Object.keys(json).find((key) => key !== TILES_SETTING);
  if (stray !== undefined) return failed({ problem: 'unknown-key', at: stray });
  const { tiles = BUILT_IN } = json;
  if (isObject(tiles)) return ok({ tiles });
  return tiles === BUILT_IN ? ok({}) : failed({ problem: 'unknown-word', at: TILES_SETTING });
}
