import { NEW_CITIES } from '../data/goods';
import { hexText } from './board';
import type { State } from './state';

/** The letters of the new cities on the map by their hexes, as both are written. */
export type NewCities = ReadonlyMap<string, string>;

export function newCitiesOf({ board, newCity }: State): NewCities {
  return new Map(
    NEW_CITIES.flatMap(({ id }, letter) =>
      newCity[letter] > 0 ? [[hexText(board, newCity[letter] - 1), id]] : [],
    ),
  );
}

export const NO_NEW_CITIES: NewCities = new Map();
