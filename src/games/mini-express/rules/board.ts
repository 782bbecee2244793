import { type HexMap, hexMap, writeHex } from '../../../kit/hex';
import { hexesIn } from '../../../kit/hex-form';
import { oncePer } from '../../../kit/once-per';
import type { BoardForm } from '../data/board-form';
import { COMPANIES } from '../data/companies';
import { europe } from '../data/europe';
import { type ChartRow, LENGTH_CHART } from '../data/length-chart';
import { AUTOMA_TILES, DEMAND_TILES } from '../data/tiles';
import { usa } from '../data/usa';
import { PURPLE, packTile } from './tile';

/** A board prepared for play: hexes, cities and companies are numbers, and lookups take one step. */
export interface Board {
  readonly form: BoardForm;
  readonly map: HexMap;
  /** The city on a hex; -1 for none. City numbers start at 0: what players call #1 is city 0. */
  readonly cityAt: Int8Array;
  /** The hex of a city. */
  readonly cityHex: Int16Array;
  readonly capacity: Uint8Array;
  /** The start hex of a company. */
  readonly startHex: Int16Array;
  /** The harbor hexes in index order (farthest east, then north, first); empty when harbors are not played. */
  readonly harborHex: Int16Array;
  /** 1 where a route may pass (4.6): not a city, a start hex, or, if harbors are played, a harbor. */
  readonly passable: Uint8Array;
  readonly chart: readonly ChartRow[];
  /** Every demand tile in the box, packed. */
  readonly demandTiles: readonly number[];
  readonly automaTiles: readonly AutomaTile[];
  /** The two cities of the Golden Spike (10); null: the board has none. */
  readonly spike: { readonly first: number; readonly far: number } | null;
}

/** Steps of the two markers, or the tile that returns all tiles to the bag (7.5). */
export type AutomaTile = { readonly city: number; readonly company: number } | 'refresh';

/** The built-in boards, by id. */
export const BUILT_IN_BOARDS = { usa, europe } as const;
export type BuiltInBoard = keyof typeof BUILT_IN_BOARDS;

const withHarbors = oncePer((form: BoardForm) => compile(form, true));
const withoutHarbors = oncePer((form: BoardForm) => compile(form, false));

/** Prepares a board, once per form. With harbors in play, their hexes are barred (11.1). The form must be valid. */
export function boardOf(form: BoardForm, harbors: boolean): Board {
  return harbors ? withHarbors(form) : withoutHarbors(form);
}

function compile(form: BoardForm, harbors: boolean): Board {
  const map = hexMap(hexesIn(form.columns));
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
  const inOrder = [...form.harbors].sort((a, b) => b.col - a.col || a.row - b.row);
  const harborHex = Int16Array.from(harbors ? inOrder : [], hexOf);
  const cityAt = new Int8Array(map.hexes.length).fill(-1);
  const passable = new Uint8Array(map.hexes.length).fill(1);
  cityHex.forEach((hex, city) => {
    cityAt[hex] = city;
    passable[hex] = 0;
  });
  for (const hex of [...startHex, ...harborHex]) passable[hex] = 0;
  return {
    form,
    map,
    cityAt,
    cityHex,
    startHex,
    harborHex,
    passable,
    capacity: Uint8Array.from(form.cities, (city) => city.capacity),
    chart: form.chart ?? LENGTH_CHART,
    demandTiles: (form.demand_tiles ?? DEMAND_TILES).flatMap(({ tile: [first, second], count }) => {
      const other = second === 'purple' ? PURPLE : COMPANIES.indexOf(second);
      return Array<number>(count).fill(packTile(COMPANIES.indexOf(first), other));
    }),
    automaTiles: automaTiles(form),
    spike: form.golden_spike
      ? {
          first: cityIndex(form, form.golden_spike.first),
          far: cityIndex(form, form.golden_spike.far),
        }
      : null,
  };
}

function automaTiles(form: BoardForm): AutomaTile[] {
  const { numbered, refresh } = form.automa_tiles ?? AUTOMA_TILES;
  return [...numbered, ...Array<'refresh'>(refresh).fill('refresh')];
}

/** The number of a city by its id. The board must have the id. */
export function cityIndex(form: BoardForm, id: string): number {
  const city = form.cities.findIndex((candidate) => candidate.id === id);
  if (city < 0) throw new RangeError(`board ${form.id} has no city ${id}`);
  return city;
}
