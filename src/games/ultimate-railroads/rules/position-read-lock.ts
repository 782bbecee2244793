import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { array, count, flaw, record, truth, wordOf } from '../../../kit/reading';
import { COLORS, LINES } from '../data/board';
import { TILE_IDS } from '../data/effects';
import {
  COLOR_MOST,
  HAND_LOCK,
  LOCK,
  LOCK_LEFT,
  LOCK_MUST,
  LOCKS,
  PIECES,
  SPREAD_LOCK,
  type State,
} from './state';
import { LINE_COLORS } from './tables';

const LINE_IDS = LINES.map(({ id }) => id);

/** Reads the lock (5.9); whether it has a choice is judged once everything is read. */
export function readLock(state: State, json: Json | undefined): void {
  const { now } = state;
  if (json === null) return;
  const kinds = LOCKS.slice(1);
  const form = isObject(json) ? json : flaw('not-an-object', 'lock');
  now[LOCK] = 1 + wordOf(form.kind, 'lock.kind', kinds);
  if (now[LOCK] === HAND_LOCK) {
    const { tile } = record(json, 'lock', ['kind', 'tile']);
    now[LOCK_LEFT] = 1 + wordOf(tile, 'lock.tile', TILE_IDS);
    return;
  }
  const isSpread = now[LOCK] === SPREAD_LOCK;
  const { must } = record(json, 'lock', ['kind', 'must', ...(isSpread ? ['left', 'moved'] : [])]);
  now[LOCK_MUST] = truth(must, 'lock.must') ? 1 : 0;
  if (isSpread) readSpread(state, form);
}

function readSpread({ now, moved }: State, form: JsonObject): void {
  now[LOCK_LEFT] = count(form.left, 'lock.left', PIECES) || flaw('too-few', 'lock.left');
  array(form.moved, 'lock.moved').forEach((item, index) => {
    const at = `lock.moved[${index}]`;
    const [lineId, colorId, ...rest] = array(item, at);
    if (rest.length > 0) flaw('wrong-length', at, { has: rest.length + 2, needs: 2 });
    const line = wordOf(lineId, at, LINE_IDS);
    const color = wordOf(colorId, at, COLORS);
    if (color >= LINE_COLORS[line]) flaw('no-track', at);
    const bit = 1 << (line * COLOR_MOST + color);
    if (moved[0] & bit) flaw('twice', at);
    moved[0] |= bit;
  });
}
