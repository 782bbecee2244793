import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { array, count, flaw, reading, record, wordOf } from '../../../kit/reading';
import type { Action, Problem } from '../../../kit/rules';
import { ACTIONS } from '../data/actions';
import { CUBES, DISPLAY, NEW_CITIES } from '../data/goods';
import {
  AMOUNT_MOST,
  BID_KIND,
  BUILD_KIND,
  GO_KIND,
  ISSUE_KIND,
  KINDS,
  kindOf,
  oneOf,
  PLACE_KIND,
  packAction,
  SELECT_KIND,
  SHIP_KIND,
  twoOf,
  URBANIZE_KIND,
} from './action';
import { CITY_IDS, EDGES, hexText, MAP } from './board';
import { BOX_COUNT, BOX_FROM } from './goods';
import { writeBox } from './production';
import { SEGMENTS, shapeOf } from './shapes';

const ACTION_IDS = ACTIONS.map(({ id }) => id);
const LETTERS = NEW_CITIES.map(({ id }) => id);
const COLUMN_IDS = DISPLAY.map(({ column }) => column);

/** The keys of an action in addition to `do`; a kind not listed has none. */
const KEYS: Readonly<Record<number, readonly string[]>> = {
  [ISSUE_KIND]: ['shares'],
  [BID_KIND]: ['amount'],
  [SELECT_KIND]: ['action'],
  [URBANIZE_KIND]: ['city', 'hex'],
  [BUILD_KIND]: ['hex', 'track'],
  [SHIP_KIND]: ['city', 'cube'],
  [GO_KIND]: ['exit'],
  [PLACE_KIND]: ['cube', 'column', 'box'],
};

/** Reads an action (12). A problem names what is no action at all. */
export function readAction(json: Json): Action | Problem {
  const read = reading(() => {
    const kind = wordOf(isObject(json) ? json.do : flaw('not-an-object', ''), 'do', KINDS);
    const form = record(json, '', ['do', ...(KEYS[kind] ?? [])]);
    switch (kind) {
      case ISSUE_KIND:
        return packAction(kind, count(form.shares, 'shares', AMOUNT_MOST));
      case BID_KIND:
        return packAction(
          kind,
          count(form.amount, 'amount', AMOUNT_MOST) || flaw('too-few', 'amount'),
        );
      case SELECT_KIND:
        return packAction(kind, wordOf(form.action, 'action', ACTION_IDS));
      case URBANIZE_KIND:
        return packAction(kind, readHex(form.hex, 'hex'), wordOf(form.city, 'city', LETTERS));
      case BUILD_KIND:
        return packAction(kind, readHex(form.hex, 'hex'), readShape(form.track));
      case SHIP_KIND:
        return packAction(
          kind,
          wordOf(form.city, 'city', CITY_IDS),
          wordOf(form.cube, 'cube', CUBES),
        );
      case GO_KIND:
        return packAction(kind, count(form.exit, 'exit', EDGES - 1));
      case PLACE_KIND:
        return packAction(kind, readBox(form), wordOf(form.cube, 'cube', CUBES));
      default:
        return packAction(kind);
    }
  });
  return read.ok ? read.value : read.problem;
}

/** The number of a hex of the board, or a flaw. */
export function readHex(json: Json | undefined, at: string): number {
  const hex = typeof json === 'string' ? MAP.numberOf.get(json) : undefined;
  return hex ?? flaw('off-board', at);
}

function readShape(json: Json | undefined): number {
  const segments = array(json, 'track').map((segment, at) =>
    typeof segment === 'string' ? segment : flaw('not-a-text', `track[${at}]`),
  );
  const shape = shapeOf(segments);
  return shape > 0 ? shape : flaw('no-tile', 'track');
}

function readBox(form: JsonObject): number {
  const column = wordOf(form.column, 'column', COLUMN_IDS);
  const box = count(form.box, 'box', BOX_COUNT[column]);
  return box > 0 ? BOX_FROM[column] + box - 1 : flaw('too-few', 'box');
}

/** The written form of an action, legal or not. */
export function writeAction(action: Action): JsonObject {
  const kind = kindOf(action);
  const one = oneOf(action);
  const two = twoOf(action);
  return { do: KINDS[kind], ...writeFields(kind, one, two) };
}

function writeFields(kind: number, one: number, two: number): JsonObject {
  switch (kind) {
    case ISSUE_KIND:
      return { shares: one };
    case BID_KIND:
      return { amount: one };
    case SELECT_KIND:
      return { action: ACTION_IDS[one] };
    case URBANIZE_KIND:
      return { city: LETTERS[two], hex: hexText(one) };
    case BUILD_KIND:
      return { hex: hexText(one), track: [...SEGMENTS[two]] };
    case SHIP_KIND:
      return { city: CITY_IDS[one], cube: CUBES[two] };
    case GO_KIND:
      return { exit: one };
    case PLACE_KIND:
      return { cube: CUBES[two], ...writeBox(one) };
    default:
      return {};
  }
}
