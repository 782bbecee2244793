import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { isProblem, type Problem, type Setups } from '../../../kit/rules';
import { BUILT_IN_BOARDS, type BuiltInBoard } from './board';

const MODES = ['standard', 'solo', 'duel', 'duel-expert'] as const;
export const EDITIONS = ['en', 'ko'] as const;
export const LEVELS = ['easy', 'normal', 'hard', 'expert', 'nightmare'] as const;

/** What a match is played with (12). `edition` and `level` say nothing in a standard game, but stay with it. */
export interface Options {
  readonly board: BuiltInBoard;
  readonly mode: 'standard';
  readonly edition: (typeof EDITIONS)[number];
  readonly level: (typeof LEVELS)[number];
  /** 1.8: every city's capacity counts as 2. */
  readonly firstGame: boolean;
}

const KEYS = ['board', 'mode', 'edition', 'level', 'firstGame', 'spike', 'harbors'];

export const setups: Setups<Options> = {
  settings: [
    { key: 'board', values: Object.keys(BUILT_IN_BOARDS) },
    { key: 'mode', values: ['standard'] },
    { key: 'firstGame', values: [false, true] },
  ],
  seats: () => [3, 4, 5],
  read: readOptions,
  write: ({ board, mode, edition, level, firstGame }) => ({
    ...{ board, mode, edition, level, firstGame },
    ...{ spike: false, harbors: false },
  }),
};

function readOptions(json: Json): Options | Problem {
  if (!isObject(json)) return { problem: 'not-an-object', at: '' };
  for (const key of Object.keys(json)) {
    if (!KEYS.includes(key)) return { problem: 'unknown-key', at: key };
  }
  const boards = Object.keys(BUILT_IN_BOARDS) as BuiltInBoard[];
  const board = word(json, 'board', boards);
  const mode = word(json, 'mode', MODES);
  const edition = word(json, 'edition', EDITIONS);
  const level = word(json, 'level', LEVELS);
  const firstGame = yesNo(json, 'firstGame');
  const spike = yesNo(json, 'spike');
  const harbors = yesNo(json, 'harbors');
  for (const read of [board, mode, edition, level, firstGame, spike, harbors]) {
    if (isProblem(read)) return read;
  }
  if (mode !== 'standard') return { problem: 'not-offered', at: 'mode' };
  if (spike) return { problem: 'not-offered', at: 'spike' };
  if (harbors) return { problem: 'not-offered', at: 'harbors' };
  return { board, mode, edition, level, firstGame } as Options;
}

/** One of the words, the first where nothing is said. */
function word<Word extends string>(
  json: JsonObject,
  key: string,
  words: readonly Word[],
): Word | Problem {
  const value = json[key] ?? words[0];
  const known = words.find((candidate) => candidate === value);
  return known ?? { problem: 'unknown-word', at: key };
}

function yesNo(json: JsonObject, key: string): boolean | Problem {
  const value = json[key] ?? false;
  return typeof value === 'boolean' ? value : { problem: 'unknown-word', at: key };
}
