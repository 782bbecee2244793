import { isObject, type Json } from '../../../kit/json';
import { failed, ok, type Result } from '../../../kit/result';
import type { Setups } from '../../../kit/setups';
import { SEATING } from '../data/board';

/** 1.1: there is one board, and nothing to choose. */
export type Options = Readonly<Record<never, never>>;

const seats = Object.keys(SEATING).map(Number);

export const setups: Setups<Options> = {
  settings: [],
  offered: () => [],
  seats: () => seats,
  begins: 'by-chance',
  read: readOptions,
  write: () => ({}),
};

function readOptions(json: Json): Result<Options> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  const [stray] = Object.keys(json);
  return stray === undefined ? ok({}) : failed({ problem: 'unknown-key', at: stray });
}
