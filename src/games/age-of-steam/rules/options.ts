import { isObject, type Json } from '../../../kit/json';
import { failed, ok, type Result } from '../../../kit/result';
import type { Setting, Setups } from '../../../kit/setups';
import type { BoardForm } from '../data/board-form';
import { TURNS } from '../data/figures';
import { BUILT_IN_BOARDS, type BuiltInBoard } from './board';

/** What a match is played with (1.1): a built-in board by id, or a whole board, which a reader has validated. */
export interface Options {
  readonly board: BuiltInBoard | BoardForm;
}

const settings: readonly Setting[] = [
  { kind: 'choice', key: 'board', values: Object.keys(BUILT_IN_BOARDS), pictures: true },
];
const seats = Object.keys(TURNS).map(Number);

export const setups: Setups<Options> = {
  settings,
  offered: () => settings,
  seats: () => seats,
  begins: 'by-chance',
  read: readOptions,
  // A whole board is in its JSON form.
  write: ({ board }) => ({ board: board as BuiltInBoard }),
};

/** The form of a board, built-in or whole. */
export function formOf({ board }: Options): BoardForm {
  return typeof board === 'string' ? BUILT_IN_BOARDS[board] : board;
}

function readOptions(json: Json): Result<Options> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  const stray = Object.keys(json).find((key) => key !== 'board');
  if (stray !== undefined) return failed({ problem: 'unknown-key', at: stray });
  const board = json.board ?? 'rust-belt';
  // A reader has validated it.
  if (isObject(board)) return ok({ board: board as unknown as BoardForm });
  return isBuiltIn(board) ? ok({ board }) : failed({ problem: 'unknown-word', at: 'board' });
}

function isBuiltIn(board: Json): board is BuiltInBoard {
  return typeof board === 'string' && Object.hasOwn(BUILT_IN_BOARDS, board);
}
