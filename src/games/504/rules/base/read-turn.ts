import { isObject, type Json, type JsonObject } from '../../../../kit/json';
import { count, flaw, wordOf } from '../../../../kit/reading';
import { FREE_MOST, IDLE_MOST } from '../../data/figures';
import { AT, BOUGHT, FREE, IDLE, IN, NONE, PHASE, PROGRESSED, ROUND, STEP } from '../state/fields';
import { digitOf } from '../state/parts';
import type { State } from '../state/state';
import { OVER, OVER_NAME, TURN_PHASE } from './phases';
import { BYTE_MOST, distinct, MONEY_MOST } from './reading-parts';

export const TURN_KEYS = ['step', 'free', 'bought', 'once', 'pending'] as const;

/** Phase, round and order (J2). */
export function readTable(state: State, form: JsonObject): void {
  const { now, world } = state;
  now[ROUND] = count(form.round, 'round', world.roundMost);
  now[PHASE] = readPhase(state, form.phase);
  const end = Math.max(state.owners, state.seats);
  const order = distinct(form.order, 'order', end);
  order.forEach((one, at) => {
    state.order[at] = one;
  });
  now[IN] = order.length;
  if (!world.company && order.length !== state.seats)
    flaw('wrong-length', 'order', { has: order.length, needs: state.seats });
  readAt(state, form.at);
  now[IDLE] = form.idle === undefined ? PROGRESSED : count(form.idle, 'idle', IDLE_MOST - 1);
}

/** A phase of a module of the world before one of the base that has the same name. */
function readPhase({ world }: State, json: Json | undefined): number {
  if (json === OVER_NAME) return OVER;
  const codes = [...world.phases.keys()].filter((code) => world.phases[code]?.name === json);
  const own = codes.filter((code) => digitOf(code) > 0 && world.role[digitOf(code)] > 0);
  const [code] = world.company ? [...own, ...codes] : codes;
  const isThere = code !== undefined && (digitOf(code) === 0 || own.includes(code));
  return isThere ? code : flaw('unknown-word', 'phase');
}

/** Null outside of turns: `at` is then the end of the order. */
function readAt({ now }: State, json: Json | undefined): void {
  const end = now[IN];
  if (json === null && now[PHASE] !== TURN_PHASE) {
    now[AT] = end;
    return;
  }
  now[AT] = count(json, 'at', NONE);
  if (now[AT] >= end) flaw('too-many', 'at', { has: now[AT], most: end - 1 });
}

/** The keys of every turn (J3) but the pending choice. */
export function readTurn(state: State, form: JsonObject): void {
  const { now, world } = state;
  now[STEP] = wordOf(
    form.step,
    'turn.step',
    world.steps.map(({ name }) => name),
  );
  now[FREE] = count(form.free, 'turn.free', FREE_MOST);
  now[BOUGHT] = count(form.bought, 'turn.bought', BYTE_MOST);
  state.once[0] = count(form.once, 'turn.once', Math.min(MONEY_MOST, 0xffff));
  if (now[ROUND] === 0) flaw('too-few', 'round');
  if (form.pending !== null && !isObject(form.pending)) flaw('not-an-object', 'turn.pending');
}
