import { hexNumber } from '../../../kit/hex-form';
import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { array, count, flaw, reading, record, wordOf } from '../../../kit/reading';
import type { Action, Problem } from '../../../kit/rules';
import { ACTIONS } from '../data/actions';
import { CUBES, NEW_CITIES } from '../data/goods';
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
import { type Board, EDGES, hexText } from './board';
import { writeBox } from './production';
import { SEGMENTS, shapeOf } from './shapes';
import type { State } from './state';

const ACTION_IDS = ACTIONS.map(({ id }) => id);
const LETTERS = NEW_CITIES.map(({ id }) => id);

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
export function readAction(json: Json, state: State): Action | Problem {
  const { board } = state;
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
        return packAction(
          kind,
          readHex(state, form.hex, 'hex'),
          wordOf(form.city, 'city', LETTERS),
        );
      case BUILD_KIND:
        return packAction(kind, readHex(state, form.hex, 'hex'), readShape(form.track));
      case SHIP_KIND:
        return packAction(
          kind,
          wordOf(form.city, 'city', board.cityIds),
          wordOf(form.cube, 'cube', CUBES),
        );
      case GO_KIND:
        return packAction(kind, count(form.exit, 'exit', EDGES - 1));
      case PLACE_KIND:
        return packAction(kind, readBox(board, form), wordOf(form.cube, 'cube', CUBES));
      default:
        return packAction(kind);
    }
  });
  return read.ok ? read.value : read.problem;
}

/** The number of a hex of the board, or a flaw. */
export function readHex({ board }: State, json: Json | undefined, at: string): number {
  const hex = hexNumber(board.map, json);
  return hex < 0 ? flaw('off-board', at) : hex;
}

function readShape(json: Json | undefined): number {
  const segments = array(json, 'track').map((segment, at) =>
    typeof segment === 'string' ? segment : flaw('not-a-text', `track[${at}]`),
  );
  const shape = shapeOf(segments);
  return shape > 0 ? shape : flaw('no-tile', 'track');
}

function readBox({ display }: Board, form: JsonObject): number {
  const column = wordOf(form.column, 'column', display.columns);
  const box = count(form.box, 'box', display.boxCount[column]);
  return box > 0 ? display.boxFrom[column] + box - 1 : flaw('too-few', 'box');
}

/** The written form of an action, legal or not. */
export function writeAction(action: Action, { board }: State): JsonObject {
  const kind = kindOf(action);
  const one = oneOf(action);
  const two = twoOf(action);
  return { do: KINDS[kind], ...writeFields(board, kind, one, two) };
}

function writeFields(board: Board, kind: number, one: number, two: number): JsonObject {
  switch (kind) {
    case ISSUE_KIND:
      return { shares: one };
    case BID_KIND:
      return { amount: one };
    case SELECT_KIND:
      return { action: ACTION_IDS[one] };
    case URBANIZE_KIND:
      return { city: LETTERS[two], hex: hexText(board, one) };
    case BUILD_KIND:
      return { hex: hexText(board, one), track: [...SEGMENTS[two]] };
    case SHIP_KIND:
      return { city: board.cityIds[one], cube: CUBES[two] };
    case GO_KIND:
      return { exit: one };
    case PLACE_KIND:
      return { cube: CUBES[two], ...writeBox(board, one) };
    default:
      return {};
  }
}
