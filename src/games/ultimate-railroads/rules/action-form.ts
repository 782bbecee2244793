import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { count, flaw, listOf, reading, record, wordOf } from '../../../kit/reading';
import type { Action, Problem } from '../../../kit/rules';
import { COLORS, LANE_END, LINES } from '../data/board';
import { STEP_KINDS, TILE_IDS } from '../data/effects';
import { BONUS_CARD_IDS, CARD_IDS, START_CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import {
  AGAIN_KIND,
  BONUS_KIND,
  blackIn,
  CARD_KIND,
  FACTORY_KIND,
  FROM_RETURNED,
  GUEST_KIND,
  INDUSTRY_KIND,
  KEY_KIND,
  KINDS,
  kindOf,
  MOVE_KIND,
  oneOf,
  PRIZE_KIND,
  PUT_KIND,
  packAction,
  packPay,
  RUBLES_MOST,
  rublesIn,
  START_KIND,
  STEP_KIND,
  TAKE_KIND,
  TOKEN_KIND,
  threeOf,
  twoOf,
  USE_KIND,
  WORKERS_MOST,
  workersIn,
} from './action';
import { COLOR_MOST, FACTORY_SLOTS } from './state';
import { ENGINEER_COUNT, SPACE_IDS } from './tables';

const AS_STEP = [...STEP_KINDS, 'spread'];
const AS_TAKE = ['build', 'locomotive'];
const AS_FACTORY = ['build', 'factory'];
const FROM = ['supply', 'returned'];
const KEY_TAKES = ['points', 'steps'];
const PRIZE_TAKES = ['points', 'bonus'];
const LINE_IDS = LINES.map(({ id }) => id);

/** Kinds with one word beside `do`: its key, and the words. */
const WORDS: Readonly<Record<number, readonly [key: string, words: readonly string[]]>> = {
  [START_KIND]: ['card', START_CARD_IDS],
  [KEY_KIND]: ['take', KEY_TAKES],
  [TOKEN_KIND]: ['token', TOKEN_IDS],
  [CARD_KIND]: ['card', CARD_IDS],
  [PRIZE_KIND]: ['take', PRIZE_TAKES],
  [AGAIN_KIND]: ['space', SPACE_IDS],
  [BONUS_KIND]: ['card', BONUS_CARD_IDS],
  [MOVE_KIND]: ['space', SPACE_IDS],
};

/** The keys of the other kinds beside `do`; a kind that is in neither list has none. */
const KEYS: Readonly<Record<number, readonly string[]>> = {
  [USE_KIND]: ['space', 'pay'],
  [STEP_KIND]: ['as', 'line', 'colour'],
  [INDUSTRY_KIND]: ['from'],
  [TAKE_KIND]: ['as', 'tile'],
  [PUT_KIND]: ['line'],
  [FACTORY_KIND]: ['as', 'from', 'tile'],
  [GUEST_KIND]: ['engineer'],
};
const OPTIONAL: Readonly<Record<number, readonly string[]>> = {
  [PUT_KIND]: ['over'],
  [FACTORY_KIND]: ['slot'],
};

/** Reads an action (15). A problem names what is no action at all. */
export function readAction(json: Json): Action | Problem {
  const read = reading(() => {
    const kind = wordOf(isObject(json) ? json.do : flaw('not-an-object', ''), 'do', KINDS);
    const word = WORDS[kind];
    if (word) {
      const [key, words] = word;
      return packAction(kind, wordOf(record(json, '', ['do', key])[key], key, words));
    }
    return readOther(kind, record(json, '', ['do', ...(KEYS[kind] ?? [])], OPTIONAL[kind]));
  });
  return read.ok ? read.value : read.problem;
}

function readOther(kind: number, form: JsonObject): Action {
  const line = () => wordOf(form.line, 'line', LINE_IDS);
  const tile = () => wordOf(form.tile, 'tile', TILE_IDS);
  switch (kind) {
    case USE_KIND:
      return packAction(kind, wordOf(form.space, 'space', SPACE_IDS), readPay(form.pay));
    case STEP_KIND: {
      const color = wordOf(form.colour, 'colour', COLORS);
      return packAction(kind, wordOf(form.as, 'as', AS_STEP), line() * COLOR_MOST + color);
    }
    case INDUSTRY_KIND:
      return packAction(kind, count(form.from, 'from', LANE_END));
    case TAKE_KIND:
      return packAction(kind, wordOf(form.as, 'as', AS_TAKE), tile());
    case PUT_KIND:
      return packAction(
        kind,
        line(),
        Object.hasOwn(form, 'over') ? 1 + wordOf(form.over, 'over', TILE_IDS) : 0,
      );
    case FACTORY_KIND: {
      const from = wordOf(form.from, 'from', FROM) * FROM_RETURNED;
      return packAction(kind, wordOf(form.as, 'as', AS_FACTORY) + from, tile(), readSlot(form));
    }
    case GUEST_KIND:
      return packAction(kind, fromOne(form.engineer, 'engineer', ENGINEER_COUNT));
    default:
      return packAction(kind);
  }
}

function readPay(json: Json | undefined): number {
  const [workers, black, rubles] = listOf(json, 'pay', 3);
  return packPay(
    count(workers, 'pay[0]', WORKERS_MOST),
    count(black, 'pay[1]', 1),
    count(rubles, 'pay[2]', RUBLES_MOST),
  );
}

function readSlot(form: JsonObject): number {
  return Object.hasOwn(form, 'slot') ? fromOne(form.slot, 'slot', FACTORY_SLOTS) : 0;
}

function fromOne(json: Json | undefined, at: string, most: number): number {
  return count(json, at, most) || flaw('too-few', at, { has: 0, least: 1 });
}

/** The written form of an action, legal or not. */
export function writeAction(action: Action): JsonObject {
  const kind = kindOf(action);
  const word = WORDS[kind];
  if (word) return { do: KINDS[kind], [word[0]]: word[1][oneOf(action)] };
  return { do: KINDS[kind], ...writeOther(kind, oneOf(action), twoOf(action), threeOf(action)) };
}

function writeOther(kind: number, one: number, two: number, three: number): JsonObject {
  switch (kind) {
    case USE_KIND:
      return { space: SPACE_IDS[one], pay: [workersIn(two), blackIn(two), rublesIn(two)] };
    case STEP_KIND:
      return {
        as: AS_STEP[one],
        line: LINE_IDS[Math.floor(two / COLOR_MOST)],
        colour: COLORS[two % COLOR_MOST],
      };
    case INDUSTRY_KIND:
      return { from: one };
    case TAKE_KIND:
      return { as: AS_TAKE[one], tile: TILE_IDS[two] };
    case PUT_KIND:
      return { line: LINE_IDS[one], ...(two > 0 && { over: TILE_IDS[two - 1] }) };
    case FACTORY_KIND:
      return {
        as: AS_FACTORY[one % FROM_RETURNED],
        from: FROM[one >= FROM_RETURNED ? 1 : 0],
        tile: TILE_IDS[two],
        ...(three > 0 && { slot: three }),
      };
    case GUEST_KIND:
      return { engineer: one };
    default:
      return {};
  }
}
