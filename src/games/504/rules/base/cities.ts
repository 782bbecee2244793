import { CITY, type FullMap, type GrowingMap } from '../../data/board';
import { LAID } from '../state/fields';
import type { State } from '../state/state';
import { hexText } from './map';

/** A city on the map: its number, and its hex as it is written. */
export interface City {
  readonly number: number;
  readonly hex: string;
}

/** The one city that every drawing of a map has that grows. */
const FIRST: readonly City[] = [{ number: 1, hex: '0,0' }];

/** The cities that have the same number in every match on a map. */
export const citiesDrawnOn = (map: FullMap | GrowingMap): readonly City[] =>
  map.kind === 'full'
    ? map.drawing.cities.map((hex, place) => ({ number: place + 1, hex }))
    : FIRST;

/** The cities that lie on the map of a position. */
export function citiesOf(state: State): readonly City[] {
  const cities: City[] = [];
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.kind[tile] === CITY)
      cities.push({ number: state.number[tile], hex: hexText(state, tile) });
  return cities;
}
