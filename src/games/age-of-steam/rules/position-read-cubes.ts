import type { Json } from '../../../kit/json';
import { array, count, flaw, listOf, record, wordOf } from '../../../kit/reading';
import { CUBE_COUNTS, CUBES, DISPLAY } from '../data/goods';
import { CITIES, CITY_IDS } from './board';
import { BOX_COUNT, BOX_FROM, COLORS } from './goods';
import { CUBE, type State } from './state';

const ALL_CUBES = CUBE_COUNTS.reduce((sum, cubes) => sum + cubes, 0);

/** The cubes of the cities on the map; the new cities must have been read. */
export function readCities(state: State, json: Json | undefined): void {
  const isOnMap = (city: number) => city < CITIES || state.newCity[city - CITIES] > 0;
  const cities = CITY_IDS.map((_, city) => city).filter(isOnMap);
  const ids = cities.map((city) => CITY_IDS[city]);
  const cubes = record(json, 'cubes', ids);
  for (const city of cities) {
    const counts = state.cubes.subarray(city * COLORS, (city + 1) * COLORS);
    readCubes(counts, cubes[CITY_IDS[city]], `cubes.${CITY_IDS[city]}`);
  }
}

/** Adds a list of cubes to counts by color; returns how many they are. */
export function readCubes(counts: Uint8Array, json: Json | undefined, at: string): number {
  const list = array(json, at);
  if (list.length > ALL_CUBES) flaw('too-many', at, { has: list.length, most: ALL_CUBES });
  list.forEach((cube, index) => {
    counts[wordOf(cube, `${at}[${index}]`, CUBES)]++;
  });
  return list.length;
}

export function readDisplay(state: State, json: Json | undefined): void {
  const ids = DISPLAY.map(({ column }) => column);
  const display = record(json, 'display', ids);
  for (const [column, id] of ids.entries()) {
    listOf(display[id], `display.${id}`, BOX_COUNT[column]).forEach((cube, box) => {
      const at = `display.${id}[${box}]`;
      state.display[BOX_FROM[column] + box] = cube === null ? 0 : 1 + wordOf(cube, at, CUBES);
    });
  }
}

export function readBag(state: State, json: Json | undefined): void {
  const bag = record(json, 'bag', CUBES);
  CUBES.forEach((cube, color) => {
    state.bag[color] = count(bag[cube], `bag.${cube}`, CUBE_COUNTS[color]);
  });
}

/** 1.4: the cubes of each color are all there, wherever they are. */
export function checkCubes(state: State): void {
  CUBES.forEach((cube, color) => {
    let has = state.bag[color] + state.drawn[color];
    if (state.turn[CUBE] === 1 + color) has++;
    for (const box of state.display) if (box === 1 + color) has++;
    for (let city = 0; city < CITY_IDS.length; city++) has += state.cubes[city * COLORS + color];
    const needs = CUBE_COUNTS[color];
    if (has !== needs) flaw('wrong-cubes', `bag.${cube}`, { has, needs });
  });
}
