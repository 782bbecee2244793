import type { Written } from '../../../../kit/written';
import { CITIES, CITY, GOODS, KINDS, TILES } from '../../data/board';
import { FREE_MOST } from '../../data/figures';
import {
  AT,
  BOUGHT,
  FREE,
  IDLE,
  IN,
  NO_INCOME,
  NONE,
  PHASE,
  PROGRESSED,
  ROUND,
  SETTLEMENT,
  STEP,
} from '../state/fields';
import type { Owner } from '../state/ids';
import { digitOf } from '../state/kind';
import { placeOf, type State } from '../state/state';
import { MONEY_MOST } from './kinds';
import { layTile, readHex, tileAt } from './map';
import { OVER, OVER_NAME, TURN_PHASE } from './phases';
import { placeHq } from './pieces';

/**
 * How a module reads what it has added to the written position (`Writing`). Called where the module is in the world.
 * Whether a key has to be there, or may be, is known from what is written again.
 */
export interface Reading {
  /** Whether it reads an owner that is a company not founded yet. */
  readonly unfounded?: true;
  /** Before anything is read. */
  begin?(state: State): void;
  tile?(state: State, tile: number, form: Written): void;
  owner?(state: State, owner: Owner, form: Written): void;
  /** Once map and owners are read. */
  position?(state: State, form: Written): void;
  turn?(state: State, form: Written): void;
  /** How each kind of pending choice is read; returns its code. */
  readonly pending?: Readonly<Record<string, (state: State, form: Written) => number>>;
}

/** More than any match brings. */
export const BYTE_MOST = 250;
export const HALF_MOST = 0xffff;

/** The tile at a hex. */
export function tileOf(state: State, form: Written): number {
  return tileIn(state, form.json, form);
}

/** Every part of an object whose keys are hexes, with the tile there. */
export function byTile(
  state: State,
  form: Written | null,
): readonly (readonly [number, Written])[] {
  return (form?.entries() ?? []).map(([hex, part]) => [tileIn(state, hex, part), part]);
}

function tileIn(state: State, hex: unknown, form: Written): number {
  const place = readHex(hex);
  const tile = place ? tileAt(state, ...place) : NONE;
  return tile === NONE ? form.flaw('not-a-hex') : tile;
}

/** Different numbers below `end` as bits; not there: none. */
export function bitsOf(form: Written | null, end: number): number {
  return (form?.distinct(end) ?? []).reduce((bits, bit) => bits | (1 << bit), 0);
}

/** Counts of goods, by kind, from the first figure on. */
export function readGoods(
  into: Uint8Array | Uint16Array,
  first: number,
  form: Written | null,
  most = BYTE_MOST,
): void {
  GOODS.forEach((good, kind) => {
    into[first + kind] = form?.optional(good)?.count(most) ?? 0;
  });
}

/** 1 for each tile of a list. */
export function markTiles(state: State, into: Uint8Array, form: Written | null): void {
  for (const hex of form?.items(into.length) ?? []) into[tileOf(state, hex)] = 1;
}

/** Phase, round and order (J2). */
export function readTable(state: State, form: Written): void {
  const { now, world } = state;
  now[ROUND] = form.key('round').count(world.roundMost);
  now[PHASE] = readPhase(state, form.key('phase'));
  const order = form.key('order').distinct(Math.max(state.owners, state.seats));
  state.order.set(order);
  now[IN] = order.length;
  const at = form.key('at');
  // Null outside of turns: the end of the order.
  now[AT] = at.isNull && now[PHASE] !== TURN_PHASE ? now[IN] : at.count(now[IN] - 1);
  now[IDLE] = form.optional('idle')?.count(world.idleMost - 1) ?? PROGRESSED;
}

/** A phase of a module of the world before one of the base that has the same name. */
function readPhase({ world }: State, form: Written): number {
  if (form.json === OVER_NAME) return OVER;
  const codes = [...world.phases.keys()].filter((code) => world.phases[code]?.name === form.json);
  const own = codes.filter((code) => digitOf(code) > 0 && world.role[digitOf(code)] > 0);
  const [code] = world.company ? [...own, ...codes] : codes;
  const isThere = code !== undefined && (digitOf(code) === 0 || own.includes(code));
  return isThere ? code : form.flaw('unknown-word');
}

/** Lays the tiles in the order of their hexes. */
export function readMap(state: State, form: Written): void {
  const tiles = form.entries().map(([text, tile]) => {
    const [q, r] = readHex(text) ?? tile.flaw('not-a-hex');
    return { q, r, tile };
  });
  if (tiles.length > TILES) form.flaw('too-many', { has: tiles.length, most: TILES });
  tiles.sort((a, b) => a.q - b.q || a.r - b.r);
  for (const { q, r, tile } of tiles) {
    const kind = tile.key('kind').word(KINDS);
    layTile(state, q, r, kind, kind === CITY ? tile.key('number').count(CITIES, 1) : 0);
  }
}

/** What every owner has. */
export function readOwner(state: State, owner: Owner, form: Written): void {
  state.vp[owner] = form.key('vp').count(MONEY_MOST);
  const income = form.key('income');
  state.income[owner] = income.isNull ? NO_INCOME : income.count(MONEY_MOST);
  state.turnsTaken[owner] = form.key('turns').count(state.now[ROUND]);
  const storage = form.key('storage');
  state.storedSettlements[owner] = storage.key('settlements').count(BYTE_MOST);
  state.storedResidents[owner] = storage.optional('residents')?.count(BYTE_MOST) ?? 0;
  if (!form.key('hq').isNull) placeHq(state, owner, tileOf(state, form.key('hq')));
  for (const hex of form.key('settlements').items(TILES))
    state.place[placeOf(owner, tileOf(state, hex))] = SETTLEMENT;
  for (const [tile, pair] of byTile(state, form.optional('residents'))) {
    const [active, exhausted] = pair.items(2, 2);
    state.active[placeOf(owner, tile)] = active?.count(BYTE_MOST) ?? 0;
    state.exhausted[placeOf(owner, tile)] = exhausted?.count(BYTE_MOST) ?? 0;
  }
}

/** What every turn has (J3), but the pending choice. */
export function readTurn({ now, once, world }: State, form: Written): void {
  now[STEP] = form.key('step').word(world.steps.map(({ name }) => name));
  now[FREE] = form.key('free').count(FREE_MOST);
  now[BOUGHT] = form.key('bought').count(BYTE_MOST);
  once[0] = form.key('once').count(HALF_MOST);
}
