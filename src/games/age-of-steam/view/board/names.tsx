import { FarPlaceNames } from '../../../../ui/board/far-place-names';
import { type NamedPlace, PlaceNames } from '../../../../ui/board/place-names';
import { memo } from '../../../../ui/memo';
import { cityAtStop } from '../../rules/delivery';
import type { State } from '../../rules/state';
import type { Names } from '../../words/en/names';
import { cityName } from '../../words/names';

/** What a stop is called now: a town that has become a new city by the city's letter. */
export function stopName(state: State, stop: number, names: Names): string {
  const { stops, cityCount, cityIds } = state.board;
  const city = cityAtStop(state, stop);
  if (city >= cityCount) return names.newCity(cityIds[city] ?? '');
  return stops[stop]?.[names.language] ?? '';
}

/** What a city is called, by its number. */
export function cityCalled({ board }: State, city: number, names: Names): string {
  return cityName(board, names, board.cityIds[city] ?? '');
}

interface StopNamesProps {
  readonly state: State;
  readonly names: Names;
}

/** The names of cities while the whole map is seen: on a board as wide as Rust Belt they can just be read so. */
export const FAR_NAMES = 23;

/** The names of cities and towns; while the whole map is seen, of cities alone. */
export const StopNames = memo<StopNamesProps>(
  ({ state, names }) => {
    const places = state.board.stops.map(
      ({ id, col, row }, stop): NamedPlace => ({
        id,
        col,
        row,
        name: stopName(state, stop, names),
      }),
    );
    const cities = places.filter((_, stop) => cityAtStop(state, stop) >= 0);
    return (
      <>
        <PlaceNames places={places} />
        <FarPlaceNames places={cities} hexes={state.board.map.hexes} size={FAR_NAMES} />
      </>
    );
  },
  (was, is) =>
    was.names === is.names &&
    was.state.newCity.every((hex, letter) => hex === is.state.newCity[letter]),
);
