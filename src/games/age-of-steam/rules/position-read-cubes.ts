import type { Json } from '../../../kit/json';
import { array, count, flaw, listOf, record, wordOf } from '../../../kit/reading';
import { CUBE_COUNTS, CUBES } from '../data/goods';
import { COLORS } from './goods';
import { CUBE, type State } from './state';

const ALL_CUBES = CUBE_COUNTS.reduce((sum, cubes) => sum + cubes, 0);

/** The cubes of the cities on the map; the new cities must have been read. */
export function readCities(state: State, json: Json | undefined): void {
  const { cityCount, cityIds } = state.board;
  const isOnMap = (city: number) => city < cityCount || state.newCity[city - cityCount] > 0;
  const cities = cityIds.map((_, city) => city).filter(isOnMap);
  const ids = cities.map((city) => cityIds[city]);
  const cubes = record(json, 'cubes', ids);
  for (const city of cities) {
    const counts = state.cubes.subarray(city * COLORS, (city + 1) * COLORS);
    readCubes(counts, cubes[cityIds[city]], `cubes.${cityIds[city]}`);
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
  const { columns, boxCount, boxFrom } = state.board.display;
  const display = record(json, 'display', columns);
  for (const [column, id] of columns.entries()) {
    listOf(display[id], `display.${id}`, boxCount[column]).forEach((cube, box) => {
      const at = `display.${id}[${box}]`;
      state.display[boxFrom[column] + box] = cube === null ? 0 : 1 + wordOf(cube, at, CUBES);
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
    for (let city = 0; city < state.board.cities.length; city++)
      has += state.cubes[city * COLORS + color];
    const needs = CUBE_COUNTS[color];
    if (has !== needs) flaw('wrong-cubes', `bag.${cube}`, { has, needs });
  });
}
