import { type HexMap, hexMap, writeHex } from '../../../kit/hex';
import { type BoardForm, COMPANIES } from '../data/board-form';
import { europe } from '../data/europe';
import { usa } from '../data/usa';

/** A board made ready to play on: hexes, cities and companies are numbers, and tables answer in one step. */
export interface Board {
  readonly form: BoardForm;
  readonly map: HexMap;
  /** The city on a hex, or -1. City numbers are indexes from 0; what players call #1 is city 0. */
  readonly cityAt: Int8Array;
  /** The hex of a city. */
  readonly cityHex: Int16Array;
  readonly capacity: Uint8Array;
  /** The start hex of a company. */
  readonly startHex: Int16Array;
  /** 1 where a route may pass (4.6): neither city nor start hex. */
  readonly passable: Uint8Array;
}

/** The boards in the box, by id. */
export const BUILT_IN_BOARDS = { usa, europe } as const;
export type BuiltInBoard = keyof typeof BUILT_IN_BOARDS;

const compiled = new WeakMap<BoardForm, Board>();

/** The board of a form, made once a form. The form must be sound: its places on its hexes, starts for all companies. */
export function boardOf(form: BoardForm): Board {
  const known = compiled.get(form);
  if (known) return known;
  const board = compile(form);
  compiled.set(form, board);
  return board;
}

function compile(form: BoardForm): Board {
  const map = hexMap(form.columns.flatMap(({ col, rows }) => rows.map((row) => ({ col, row }))));
  const hexOf = (place: { col: number; row: number }): number => {
    const hex = map.numberOf.get(writeHex(place));
    if (hex === undefined) throw new RangeError(`board ${form.id} has no hex ${writeHex(place)}`);
    return hex;
  };
  const cityHex = Int16Array.from(form.cities, hexOf);
  const startHex = Int16Array.from(COMPANIES, (company) => {
    const start = form.starts.find((place) => place.company === company);
    if (!start) throw new RangeError(`board ${form.id} has no start for ${company}`);
    return hexOf(start);
  });
  const cityAt = new Int8Array(map.hexes.length).fill(-1);
  const passable = new Uint8Array(map.hexes.length).fill(1);
  cityHex.forEach((hex, city) => {
    cityAt[hex] = city;
    passable[hex] = 0;
  });
  for (const hex of startHex) passable[hex] = 0;
  const capacity = Uint8Array.from(form.cities, (city) => city.capacity);
  return { form, map, cityAt, cityHex, capacity, startHex, passable };
}

/** The number of a city by its id; the id must be one of the board's. */
export function cityNumber(board: Board, id: string): number {
  const city = board.form.cities.findIndex((candidate) => candidate.id === id);
  if (city < 0) throw new RangeError(`board ${board.form.id} has no city ${id}`);
  return city;
}
