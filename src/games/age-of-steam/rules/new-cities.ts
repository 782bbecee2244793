import type { Emit } from '../../../kit/rules';
import { NEW_CITIES } from '../data/goods';
import { hexText } from './board';
import type { State } from './state';

/** The letters of the new cities on the map by their hexes, as both are written. */
export type NewCities = ReadonlyMap<string, string>;

export function newCitiesOf({ newCity }: State): NewCities {
  return new Map(
    NEW_CITIES.flatMap(({ id }, letter) =>
      newCity[letter] > 0 ? [[hexText(newCity[letter] - 1), id]] : [],
    ),
  );
}

/** The events that name hexes. */
const OF_TRACK = new Set(['build', 'claim', 'link', 'abandon']);

/** By event. Its keys name hexes alone (14), and whoever tells it later no longer has the position. */
const onTheMap = new WeakMap<object, NewCities>();
export const NO_NEW_CITIES: NewCities = new Map();

/** Remembers with each event of track which new cities are on the map while it happens. */
export function rememberingCities(emit: Emit<State>): Emit<State> {
  return (event, state) => {
    if (OF_TRACK.has(event.event)) onTheMap.set(event, newCitiesOf(state));
    emit(event, state);
  };
}

/** The new cities on the map when an event of track happened; none for anything else. */
export function newCitiesAt(event: object): NewCities {
  return onTheMap.get(event) ?? NO_NEW_CITIES;
}
