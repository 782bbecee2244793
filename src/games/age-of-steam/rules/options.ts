import { isObject, type Json } from '../../../kit/json';
import { failed, ok, type Result } from '../../../kit/result';
import type { Setting, Setups } from '../../../kit/setups';
import { TURNS } from '../data/figures';
import { rustBelt } from '../data/rust-belt';

/** What a match is played with (1.1): there is one board. */
export interface Options {
  readonly board: 'rust-belt';
}

const settings: readonly Setting[] = [
  { kind: 'choice', key: 'board', values: [rustBelt.id], pictures: true },
];
const seats = Object.keys(TURNS).map(Number);

export const setups: Setups<Options> = {
  settings,
  offered: () => settings,
  seats: () => seats,
  begins: 'by-chance',
  read: readOptions,
  write: ({ board }) => ({ board }),
};

function readOptions(json: Json): Result<Options> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  const stray = Object.keys(json).find((key) => key !== 'board');
  if (stray !== undefined) return failed({ problem: 'unknown-key', at: stray });
  const board = json.board ?? 'rust-belt';
  return board === 'rust-belt' ? ok({ board }) : failed({ problem: 'unknown-word', at: 'board' });
}
