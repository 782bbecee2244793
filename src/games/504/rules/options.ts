import { isObject, type Json } from '../../../kit/json';
import { failed, ok, type Result } from '../../../kit/result';
import type { Setting, Setups } from '../../../kit/setups';
import { SEATS } from '../data/figures';
import { worldFrom } from '../data/world/world';

/** What a match is played with (G1.1): the digits of three modules, in role I, II and III. */
export interface Options {
  readonly world: string;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const WORLD: Setting = {
  kind: 'composed',
  key: 'world',
  parts: 3,
  values: DIGITS,
  distinct: true,
  blocked: [],
  usual: '685',
};

export const setups: Setups<Options> = {
  settings: [WORLD],
  offered: () => [WORLD],
  seats: () => SEATS,
  begins: 'first-seat',
  read: readOptions,
  write: ({ world }) => ({ world }),
};

function readOptions(json: Json): Result<Options> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  const stray = Object.keys(json).find((key) => key !== 'world');
  if (stray !== undefined) return failed({ problem: 'unknown-key', at: stray });
  const world = json.world ?? '685';
  const isWorld = typeof world === 'string' && worldFrom(world) !== null;
  return isWorld ? ok({ world }) : failed({ problem: 'unknown-world', at: 'world' });
}
