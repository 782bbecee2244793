import type { Json, JsonObject } from '../../../kit/json';
import type { ActionId } from '../data/actions';
import { CUBES, type CubeColor, type Side } from '../data/goods';
import type { Board } from '../rules/board';
import { contextOf, type EventContext } from '../rules/event-context';
import { NO_NEW_CITIES } from '../rules/new-cities';
import { removedWith } from '../rules/removed-track';
import type { Names } from './en/names';
import type { TileId } from './ids';
import { cityName, placeName } from './names';

/** Cubes of one color. */
export interface ToldCubes {
  readonly cube: string;
  readonly count: number;
}

/** What a delivery pays a player. */
export interface ToldPay {
  readonly name: string;
  readonly by: number;
}

/** Track of a town that a player loses. */
export interface ToldRemoved {
  readonly name: string;
  readonly pieces: number;
  /** How many of them were parts of links, and counted a point each. */
  readonly links: number;
}

/** The figures of an event or a refusal, with names where the rules speak of ids. */
export interface Told {
  /** The name of the seat. */
  readonly seat: string;
  /** The phase in which it happens, where that is known. */
  readonly phase: EventContext['phase'];
  readonly figure: (key: string) => number;
  readonly action: string;
  readonly tile: string;
  /** The direction of an edge. */
  readonly edge: string;
  readonly side: string;
  readonly cube: string;
  /** Grouped by color, in the order of colors. */
  readonly cubes: readonly ToldCubes[];
  readonly dice: readonly number[];
  /** The names of the seats in the player order. */
  readonly order: readonly string[];
  /** Whom a delivery pays, and how much. */
  readonly income: readonly ToldPay[];
  /** The two ends of a link. */
  readonly ends: readonly string[];
  /** The hexes that an event names. */
  readonly hexes: readonly string[];
  /** What a new city takes of the track of its town, and from whom. */
  readonly removed: readonly ToldRemoved[];
  /** A city or new city by id. */
  readonly city: (key: string) => string;
  /** A hex by its coordinates. */
  readonly place: (key: string) => string;
}

/** Reads what the rules tell. */
export function told(
  json: JsonObject,
  board: Board,
  names: Names,
  name: (seat: number) => string,
): Told {
  const word = (key: string) => (typeof json[key] === 'string' ? json[key] : '');
  const context = contextOf(json);
  const newCities = context?.newCities ?? NO_NEW_CITIES;
  const cubeName = (id: string) => names.cube[id as CubeColor] ?? id;
  return {
    seat: typeof json.seat === 'number' ? name(json.seat) : '',
    phase: context?.phase,
    figure: (key) => numberIn(json[key]),
    action: names.action[word('action') as ActionId] ?? word('action'),
    tile: names.tile[word('tile') as TileId] ?? word('tile'),
    edge: names.direction[numberIn(json.edge)] ?? '',
    side: names.side[word('side') as Side] ?? word('side'),
    cube: cubeName(word('cube')),
    cubes: cubesIn(json.cubes).map(({ cube, count }) => ({ cube: cubeName(cube), count })),
    dice: listIn(json.dice).map(numberIn),
    order: listIn(json.order).map((seat) => name(numberIn(seat))),
    income: listIn(json.income).flatMap((by, seat) =>
      numberIn(by) > 0 ? { name: name(seat), by: numberIn(by) } : [],
    ),
    ends: listIn(json.ends).map((hex) => placeName(board, names, String(hex), newCities)),
    hexes: listIn(json.hexes).map((hex) => placeName(board, names, String(hex), newCities)),
    removed: removedWith(json).map(({ seat, ...lost }) => ({ name: name(seat), ...lost })),
    city: (key) => cityName(board, names, word(key)),
    place: (key) => placeName(board, names, word(key), newCities),
  };
}

function cubesIn(json: Json | undefined): readonly ToldCubes[] {
  const all = listIn(json);
  return CUBES.flatMap((cube) => {
    const count = all.filter((one) => one === cube).length;
    return count > 0 ? { cube, count } : [];
  });
}

const listIn = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);
const numberIn = (json: Json | undefined) => (typeof json === 'number' ? json : 0);
