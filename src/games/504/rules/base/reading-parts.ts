import type { Json, JsonObject } from '../../../../kit/json';
import { array, count, flaw, path, record } from '../../../../kit/reading';
import { NONE } from '../state/fields';
import type { Owner } from '../state/parts';
import type { State } from '../state/state';
import { hexOf } from './args';
import { tileAt } from './map';

/** Keys of a part of the position: those it has, and those it may have. */
export interface Keys {
  readonly needed: readonly string[];
  readonly optional?: readonly string[];
}

export type Part = 'position' | 'turn' | 'tile' | 'owner';

/** Pieces of an owner that are neither on the map nor in storage. */
export interface Elsewhere {
  readonly residents: number;
  readonly settlements: number;
  /** Up to this many more residents may be elsewhere. */
  readonly lost: number;
}

/** How a module reads what it has added to the written position (`Writing`). Called where the module is in the world. */
export interface Reading {
  /** Whether it reads an owner that is a company not founded yet. */
  readonly unfounded?: true;
  /** Before anything is read. */
  begin?(state: State): void;
  /** What it reads of a part; null: nothing. `form` is that part as written. */
  keys(state: State, part: Part, form: JsonObject): Keys | null;
  tile?(state: State, tile: number, form: JsonObject, at: string): void;
  owner?(state: State, owner: Owner, form: JsonObject, at: string): void;
  /** Where it keeps pieces of an owner; asked once everything is read. */
  elsewhere?(state: State, owner: Owner): Elsewhere;
  /** Once map and owners are read. */
  position?(state: State, form: JsonObject): void;
  turn?(state: State, form: JsonObject): void;
  /** The pending choice of a kind; false: it is none of this module. */
  pending?(state: State, kind: Json | undefined, json: Json, at: string): boolean;
  /** Whether an owner has no HQ yet, and whether it may have none anymore. */
  waitsForCapital?(state: State, owner: Owner): boolean;
  mayLackCapital?(state: State, owner: Owner): boolean;
  /** Once everything is read. */
  check?(state: State): void;
}

/** More than any match brings. */
export const MONEY_MOST = 1_000_000;
export const BYTE_MOST = 250;

/** The tile at a hex, or a flaw. */
export function tileOf(state: State, json: Json | undefined, at: string): number {
  const tile = tileAt(state, ...hexOf(json, at));
  return tile === NONE ? flaw('no-tile', at) : tile;
}

/** Different numbers below `end`. */
export function distinct(json: Json | undefined, at: string, end: number): readonly number[] {
  const seen: number[] = [];
  for (const [index, item] of array(json, at).entries()) {
    const number = count(item, `${at}[${index}]`, end - 1);
    if (seen.includes(number)) flaw('twice', `${at}[${index}]`);
    seen.push(number);
  }
  return seen;
}

/** The same as bits. */
export function bitsOf(json: Json | undefined, at: string, end: number): number {
  return distinct(json, at, end).reduce((bits, bit) => bits | (1 << bit), 0);
}

/** The entries of an object by tile: each hex has a tile, and its own path. */
export function byTile(
  state: State,
  json: Json | undefined,
  at: string,
): readonly (readonly [tile: number, value: Json, at: string])[] {
  const form = record(json, at, [], typeof json === 'object' ? Object.keys(json ?? {}) : []);
  return Object.entries(form).map(([hex, value]) => [
    tileOf(state, hex, path(at, hex)),
    value ?? null,
    path(at, hex),
  ]);
}

/** At least 1. */
export function positive(json: Json | undefined, at: string, most: number): number {
  return count(json, at, most) || flaw('too-few', at);
}
