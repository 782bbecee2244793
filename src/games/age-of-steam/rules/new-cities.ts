import { NEW_CITIES, type NewCityId } from '../data/goods';
import { hexText } from './board';
import type { State } from './state';

/** The hexes of the new cities on the map by their letters, as both are written. */
export type NewCities = { readonly [Letter in NewCityId]?: string };

export function newCitiesOf({ board, newCity }: State): NewCities {
  return Object.fromEntries(
    NEW_CITIES.flatMap(({ id }, letter) =>
      newCity[letter] > 0 ? [[id, hexText(board, newCity[letter] - 1)]] : [],
    ),
  );
}

/** The same for an event of track: left out while there are none. */
export function newCitiesTold(state: State): { readonly newCities?: NewCities } {
  return state.newCity.some((hex) => hex > 0) ? { newCities: newCitiesOf(state) } : {};
}

/** The letter of the new city on a hex, as it is written. */
export function newCityOn(newCities: NewCities, hex: string): NewCityId | undefined {
  return NEW_CITIES.find(({ id }) => newCities[id] === hex)?.id;
}
