import type { Written } from '../../../../kit/written';
import { GOODS } from '../../data/board';
import { NONE } from '../state/fields';
import type { Owner } from '../state/ids';
import type { State } from '../state/state';
import { readHex, tileAt } from './map';

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
