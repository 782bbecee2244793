import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { failed, ok, type Result } from '../../../kit/result';
import { isProblem, type Problem } from '../../../kit/rules';
import type { ChoiceSetting, Setting, Setups } from '../../../kit/setups';
import type { BoardForm } from '../data/board-form';
import { BUILT_IN_BOARDS, type BuiltInBoard } from './board';

export const MODES = ['standard', 'solo', 'duel', 'duel-expert'] as const;
export const EDITIONS = ['en', 'ko'] as const;
export const LEVELS = ['easy', 'normal', 'hard', 'expert', 'nightmare'] as const;
export type Mode = (typeof MODES)[number];
export type Edition = (typeof EDITIONS)[number];
export type Level = (typeof LEVELS)[number];

/** The options of a match (12). It keeps `edition` and `level` even where they have no effect. */
export interface Options {
  /** A built-in board by id, or a whole board by the user. */
  readonly board: BuiltInBoard | BoardForm;
  readonly mode: Mode;
  readonly edition: Edition;
  readonly level: Level;
  /** 1.8: every city has capacity 2. */
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

function choice(key: string, values: ChoiceSetting['values']): ChoiceSetting {
  return { kind: 'choice', key, values, pictures: true };
}

export const setups: Setups<Options> = {
  settings: [
    choice('mode', MODES),
    { ...choice('board', Object.keys(BUILT_IN_BOARDS)), own: true },
    choice('level', LEVELS),
    choice('edition', EDITIONS),
    choice('spike', [false, true]),
    choice('harbors', [false, true]),
    choice('firstGame', [false, true]),
  ],
  format: { key: 'mode', automa: 'level' },
  begins: 'first-seat',
  offered,
  seats: ({ mode }) => SEATS[mode],
  read: readOptions,
  write: ({ board, ...rest }) => ({ board: board as BuiltInBoard, ...rest }),
};

/** The form of a board, built-in or by the user. */
export function formOf({ board }: Options): BoardForm {
  return typeof board === 'string' ? BUILT_IN_BOARDS[board] : board;
}

/** Whether there is an automa, as the holder after the last seat (7). */
export function hasAutoma(mode: Mode): boolean {
  return mode === 'solo' || mode === 'duel';
}

/** Whether the match is more than the standard game: with an automa, or a variant. */
export function hasExtras({ mode, spike, harbors }: Options): boolean {
  return hasAutoma(mode) || spike || harbors;
}

/** Whether the rules of `level` apply. Each level adds to the one before (8). */
export function atLeast(options: Options, level: Level): boolean {
  return hasAutoma(options.mode) && LEVELS.indexOf(options.level) >= LEVELS.indexOf(level);
}

/** The level matters with an automa; the edition with an automa or the spike. Variants need a board that has them. */
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

function readOptions(json: Json): Result<Options> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  for (const key of Object.keys(json)) {
    if (!KEYS.includes(key)) return failed({ problem: 'unknown-key', at: key });
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
    if (isProblem(read)) return failed(read);
  }
  const sound = options as Options;
  const form = formOf(sound);
  if (sound.spike && !form.golden_spike)
    return failed({ problem: 'not-on-this-board', at: 'spike' });
  if (sound.harbors && form.harbors.length === 0)
    return failed({ problem: 'not-on-this-board', at: 'harbors' });
  return ok(sound);
}

function boardChoice(json: Json | undefined): BuiltInBoard | BoardForm | Problem {
  // A reader has validated it: `boardProblems` found none.
  if (isObject(json)) return json as unknown as BoardForm;
  return word({ board: json }, 'board', Object.keys(BUILT_IN_BOARDS) as BuiltInBoard[]);
}

/** Reads one of the words; the first one is the default. */
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
