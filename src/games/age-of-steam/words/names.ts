import { distance, writeHex } from '../../../kit/hex';
import { hexNumber } from '../../../kit/hex-form';
import type { TownForm } from '../data/board-form';
import { NEW_CITIES } from '../data/goods';
import type { Board } from '../rules/board';
import { NO_NEW_CITIES } from '../rules/new-cities';
import type { Names } from './en/names';

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
  newCities = NO_NEW_CITIES,
): string {
  const near = whereabouts(board, hex);
  if (!near) return hex;
  const letter = newCities.get(writeHex(near.stop));
  const name = letter ? names.newCity(letter) : near.stop[names.language];
  return near.away === 0
    ? name
    : names.away(name, names.direction[near.direction] ?? '', near.away);
}
