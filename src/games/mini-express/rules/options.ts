import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { isProblem, type Problem, type Setting, type Setups } from '../../../kit/rules';
import type { BoardForm } from '../data/board-form';
import { BUILT_IN_BOARDS, type BuiltInBoard } from './board';

export const MODES = ['standard', 'solo', 'duel', 'duel-expert'] as const;
export const EDITIONS = ['en', 'ko'] as const;
export const LEVELS = ['easy', 'normal', 'hard', 'expert', 'nightmare'] as const;
export type Mode = (typeof MODES)[number];
export type Edition = (typeof EDITIONS)[number];
export type Level = (typeof LEVELS)[number];

/** What a match is played with (12). `edition` and `level` stay with it where they say nothing. */
export interface Options {
  /** A board of the box by id, or a whole one of one's own. */
  readonly board: BuiltInBoard | BoardForm;
  readonly mode: Mode;
  readonly edition: Edition;
  readonly level: Level;
  /** 1.8: every city's capacity counts as 2. */
  readonly firstGame: boolean;
  /** 10. */
  readonly spike: boolean;
  /** 11. */
  readonly harbors: boolean;
}

const KEYS = ['board', 'mode', 'edition', 'level', 'firstGame', 'spike', 'harbors'];

const SEATS: Readonly<Record<Mode, readonly number[]>> = {
  standard: [3, 4, 5],
  solo: [1],
  duel: [2],
  'duel-expert': [2],
};

export const setups: Setups<Options> = {
  settings: [
    { key: 'mode', values: MODES },
    { key: 'board', values: Object.keys(BUILT_IN_BOARDS), own: true },
    { key: 'level', values: LEVELS },
    { key: 'edition', values: EDITIONS },
    { key: 'spike', values: [false, true] },
    { key: 'harbors', values: [false, true] },
    { key: 'firstGame', values: [false, true] },
  ],
  offered,
  seats: ({ mode }) => SEATS[mode],
  read: readOptions,
  write: ({ board, ...rest }) => ({ board: board as BuiltInBoard, ...rest }),
};

/** The form of a board, built in or one's own. */
export function formOf({ board }: Options): BoardForm {
  return typeof board === 'string' ? BUILT_IN_BOARDS[board] : board;
}

/** Whether an automa plays along, on a place of its own behind the last seat (7). */
export function hasAutoma(mode: Mode): boolean {
  return mode === 'solo' || mode === 'duel';
}

/** Whether anything is played beyond the standard game: an automa, or a variant. */
export function hasExtras({ mode, spike, harbors }: Options): boolean {
  return hasAutoma(mode) || spike || harbors;
}

/** Whether `level` is in force: each adds to the one before (8). */
export function atLeast(options: Options, level: Level): boolean {
  return hasAutoma(options.mode) && LEVELS.indexOf(options.level) >= LEVELS.indexOf(level);
}

/** The level matters where there is an automa, the edition there and with the spike; variants need their board. */
function offered(options: Options): readonly Setting[] {
  const form = formOf(options);
  const automa = hasAutoma(options.mode);
  const matters: Readonly<Record<string, boolean>> = {
    level: automa,
    edition: automa || options.spike,
    spike: form.golden_spike !== undefined,
    harbors: form.harbors.length > 0,
  };
  return setups.settings.filter(({ key }) => matters[key] ?? true);
}

function readOptions(json: Json): Options | Problem {
  if (!isObject(json)) return { problem: 'not-an-object', at: '' };
  for (const key of Object.keys(json)) {
    if (!KEYS.includes(key)) return { problem: 'unknown-key', at: key };
  }
  const options = {
    board: boardChoice(json.board),
    mode: word(json, 'mode', MODES),
    edition: word(json, 'edition', EDITIONS),
    level: word(json, 'level', LEVELS),
    firstGame: yesNo(json, 'firstGame'),
    spike: yesNo(json, 'spike'),
    harbors: yesNo(json, 'harbors'),
  };
  for (const read of Object.values(options)) {
    if (isProblem(read)) return read;
  }
  const sound = options as Options;
  const form = formOf(sound);
  if (sound.spike && !form.golden_spike) return { problem: 'not-on-this-board', at: 'spike' };
  if (sound.harbors && form.harbors.length === 0)
    return { problem: 'not-on-this-board', at: 'harbors' };
  return sound;
}

function boardChoice(json: Json | undefined): BuiltInBoard | BoardForm | Problem {
  // A reader has judged it: `boardProblems` found none.
  if (isObject(json)) return json as unknown as BoardForm;
  return word({ board: json }, 'board', Object.keys(BUILT_IN_BOARDS) as BuiltInBoard[]);
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
