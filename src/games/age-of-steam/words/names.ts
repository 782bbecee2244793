import { distance, writeHex } from '../../../kit/hex';
import { hexNumber } from '../../../kit/hex-form';
import type { Seat } from '../../../kit/rules';
import type { TownForm } from '../data/board-form';
import { NEW_CITIES } from '../data/goods';
import type { Board } from '../rules/board';
import { type NewCities, newCityOn } from '../rules/new-cities';
import type { Names } from './en/names';

/** The names in a match: also of its people, and of the places on its board. */
export interface MatchNames extends Names {
  readonly seat: (seat: Seat) => string;
  /** A city or new city by its id. */
  readonly city: (id: string) => string;
  /** A hex with these new cities on the map. */
  readonly place: (hex: string, newCities?: NewCities) => string;
  readonly places: (hexes: readonly string[], newCities?: NewCities) => readonly string[];
}

export function namesIn(board: Board, names: Names, seat: MatchNames['seat']): MatchNames {
  const place: MatchNames['place'] = (hex, newCities) => placeName(board, names, hex, newCities);
  return {
    ...names,
    seat,
    city: (id) => cityName(board, names, id),
    place,
    places: (hexes, newCities) => hexes.map((hex) => place(hex, newCities)),
  };
}

/** A hex as people speak of it: a city or town, and how far away in which direction. */
interface Whereabouts {
  readonly stop: TownForm;
  /** 0 … 5 as the edges of a hex, 6 east, 7 west. */
  readonly direction: number;
  /** In hexes; 0: the city or town itself. */
  readonly away: number;
}

/** The city or town nearest to a hex, of equally near ones a city. Null for what is no hex of the board. */
function whereabouts({ map, stops }: Board, written: string): Whereabouts | null {
  const hex = map.hexes[hexNumber(map, written)];
  if (!hex) return null;
  const away = stops.map((stop) => distance(stop, hex));
  const nearest = Math.min(...away);
  const stop = stops[away.indexOf(nearest)];
  if (stop === undefined) return null;
  return { stop, direction: directionOf(hex.col - stop.col, hex.row - stop.row), away: nearest };
}

/** The direction that looks most nearly that way. */
function directionOf(columns: number, rows: number): number {
  if (rows === 0 && columns !== 0) return columns > 0 ? 6 : 7;
  if (Math.abs(rows) >= 3 * Math.abs(columns)) return rows <= 0 ? 0 : 3;
  if (columns > 0) return rows < 0 ? 1 : 2;
  return rows > 0 ? 4 : 5;
}

/** The name of a city by its id, or of a new city by its letter; what is unknown names itself. */
export function cityName({ form }: Board, names: Names, id: string): string {
  if (NEW_CITIES.some((city) => city.id === id)) return names.newCity(id);
  return form.cities.find((city) => city.id === id)?.[names.language] ?? id;
}

/** What people call a hex with these new cities on the map: a city or town, or its way from the nearest one. */
export function placeName(
  board: Board,
  names: Names,
  hex: string,
  newCities: NewCities = {},
): string {
  const near = whereabouts(board, hex);
  if (!near) return hex;
  const letter = newCityOn(newCities, writeHex(near.stop));
  const name = letter ? names.newCity(letter) : near.stop[names.language];
  return near.away === 0
    ? name
    : names.away(name, names.direction[near.direction] ?? '', near.away);
}
