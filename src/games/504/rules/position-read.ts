import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { seedRandom } from '../../../kit/random';
import { flaw, listOf, reading, record, seatCount, sound } from '../../../kit/reading';
import type { Result } from '../../../kit/result';
import type { Emit } from '../../../kit/rules';
import { hexText } from './base/map';
import { CAPITAL_PHASE, OVER, TURN_PHASE } from './base/phases';
import { readMap } from './base/read-map';
import { checkIncomes, checkPieces, ownerKeys, readOwner } from './base/read-owner';
import { readTable, readTurn, TURN_KEYS } from './base/read-turn';
import type { Elsewhere, Part, Reading } from './base/reading-parts';
import { emptyTable } from './begin';
import { list, MOST_ACTIONS } from './list';
import { setups } from './options';
import { playForced } from './play';
import { AT, LAID, NONE, PHASE } from './state/fields';
import type { Owner } from './state/parts';
import type { State } from './state/state';
import { READINGS } from './table/readings';

const HEADER = ['game', 'options', 'seats'];
const TABLE = ['round', 'phase', 'order', 'at', 'turn', 'map', 'owners'];

/** Reads a position (J8), and plays what is forced in it. A problem names the first thing that is wrong. */
export function readPosition(json: Json, seed: string, emit?: Emit<State>): Result<State> {
  return reading(() => {
    const state = readState(isObject(json) ? json : flaw('not-an-object', ''));
    seedRandom(state.random, seed);
    playForced(state, emit);
    return state;
  });
}

function readState(form: JsonObject): State {
  if (form.game !== '504') flaw('other-game', 'game');
  const options = sound(setups.read(form.options ?? null), 'options');
  const seats = seatCount(form.seats, setups.seats(options));
  const state = emptyTable(options, seats);
  const readings = READINGS.flatMap(([digit, one]) => (state.world.role[digit] > 0 ? one : []));
  for (const one of readings) one.begin?.(state);
  readTable(state, form);
  checkKeys(state, readings, 'position', form, '', [...HEADER, ...TABLE], ['idle']);
  readMap(state, form.map);
  readTiles(state, readings, form.map);
  const isWhole = readOwners(state, readings, form.owners);
  for (const one of readings) one.position?.(state, form);
  readTurnOf(state, readings, form.turn);
  isWhole.forEach((is, owner) => {
    if (is) checkPieces(state, owner, elsewhere(state, readings, owner), `owners[${owner}]`);
  });
  check(state, readings);
  return state;
}

/** A part must have exactly the keys of the base and of the modules of the world. */
function checkKeys(
  state: State,
  readings: readonly Reading[],
  part: Part,
  form: Json | undefined,
  at: string,
  base: readonly string[],
  optional: readonly string[] = [],
): JsonObject {
  const whole = isObject(form) ? form : flaw('not-an-object', at);
  const keys = readings.flatMap((one) => one.keys(state, part, whole) ?? []);
  return record(
    whole,
    at,
    [...base, ...keys.flatMap(({ needed }) => needed)],
    [...optional, ...keys.flatMap((one) => one.optional ?? [])],
  );
}

function readTiles(state: State, readings: readonly Reading[], json: Json | undefined): void {
  const map = isObject(json) ? json : {};
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    const hex = hexText(state, tile);
    const base = state.number[tile] > 0 ? ['kind', 'number'] : ['kind'];
    const form = checkKeys(state, readings, 'tile', map[hex], `map.${hex}`, base);
    for (const one of readings) one.tile?.(state, tile, form, `map.${hex}`);
  }
}

/** Reads the owners; returns whether each was read whole. */
function readOwners(
  state: State,
  readings: readonly Reading[],
  json: Json | undefined,
): readonly boolean[] {
  return listOf(json, 'owners', state.owners).map((owner, number) => {
    const at = `owners[${number}]`;
    // J5: of a company that is not founded nothing but its cash and shares is told.
    const isFounded = !state.world.company || !isObject(owner) || owner.founded !== false;
    const base = isFounded ? ownerKeys(state) : ['cash'];
    const asked = readings.filter(({ unfounded }) => isFounded || unfounded);
    const form = checkKeys(state, asked, 'owner', owner, at, base);
    if (isFounded) readOwner(state, number, form, at);
    for (const one of asked) one.owner?.(state, number, form, at);
    return isFounded;
  });
}

function elsewhere(state: State, readings: readonly Reading[], owner: Owner): Elsewhere {
  const all = readings.flatMap((one) => one.elsewhere?.(state, owner) ?? []);
  const sum = (key: keyof Elsewhere) => all.reduce((total, one) => total + one[key], 0);
  return { residents: sum('residents'), settlements: sum('settlements'), lost: sum('lost') };
}

function readTurnOf(state: State, readings: readonly Reading[], json: Json | undefined): void {
  if (state.now[PHASE] !== TURN_PHASE) {
    if (json !== null) flaw('wrong-phase', 'turn');
    return;
  }
  const form = isObject(json) ? json : flaw('not-an-object', 'turn');
  readTurn(state, form);
  checkKeys(state, readings, 'turn', form, 'turn', TURN_KEYS);
  for (const one of readings) one.turn?.(state, form);
  const { pending } = form;
  if (!isObject(pending)) return;
  const isKnown = readings.some((one) =>
    one.pending?.(state, pending.kind, pending, 'turn.pending'),
  );
  if (!isKnown) flaw('unknown-word', 'turn.pending.kind');
}

function check(state: State, readings: readonly Reading[]): void {
  const { now, world, hq, order } = state;
  // With bids for places the owners before the one that picks have theirs (M3.4).
  const isInTurn = !world.company && world.order !== 'income-down';
  const waits = isInTurn && now[PHASE] === CAPITAL_PHASE ? now[AT] + 1 : 0;
  const waiting = order.subarray(0, waits);
  for (let owner = 0; owner < state.owners; owner++) {
    const at = `owners[${owner}]`;
    const waitsForIt =
      waiting.includes(owner) || readings.some((one) => one.waitsForCapital?.(state, owner));
    const isGone = readings.some((one) => one.mayLackCapital?.(state, owner));
    if (hq[owner] === NONE ? !waitsForIt && !isGone : waitsForIt) flaw('missing', `${at}.hq`);
  }
  if (now[PHASE] === TURN_PHASE) checkIncomes(state, now[AT]);
  for (const one of readings) one.check?.(state);
  if (now[PHASE] !== OVER && list(state, new Int32Array(MOST_ACTIONS)) === 0)
    flaw('wrong-phase', 'phase');
}
