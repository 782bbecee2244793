import { below } from '../../../kit/random';
import type { Emit } from '../../../kit/rules';
import { CUBES, NEW_CITIES, SIDES } from '../data/goods';
import { rustBelt } from '../data/rust-belt';
import { CITIES, CITY_IDS } from './board';
import { BOX_COUNT, BOX_FROM, COLORS, COLUMN_FOR } from './goods';
import type { State } from './state';

const FACES = 6;

/** The cities, printed and new, whose columns a number of a side moves, by `side * 6 + number - 1`. */
const GROWING: readonly (readonly number[])[] = SIDES.flatMap((side) =>
  Array.from({ length: FACES }, (_, face) =>
    [...rustBelt.cities, ...NEW_CITIES].flatMap((city, number) =>
      city.side === side && city.die === face + 1 ? number : [],
    ),
  ),
);

const thrown = new Uint8Array(FACES);

/** 10.3: dice are thrown for the light side, then for the dark one, and move cubes from the display. */
export function growGoods(state: State, emit?: Emit<State>): void {
  for (let side = 0; side < SIDES.length; side++) {
    const dice = emit && ([] as number[]);
    thrown.fill(0);
    for (let die = 0; die < state.seats; die++) {
      const face = below(state.random, FACES);
      thrown[face]++;
      dice?.push(face + 1);
    }
    if (dice) emit?.({ event: 'dice', side: SIDES[side], dice }, state);
    for (let face = 0; face < FACES; face++) {
      if (thrown[face] === 0) continue;
      for (const city of GROWING[side * FACES + face]) growCity(state, city, thrown[face], emit);
    }
  }
}

/** Moves up to `most` cubes from a city's column to the city, from the top, if it is on the map. */
function growCity(state: State, city: number, most: number, emit?: Emit<State>): void {
  if (city >= CITIES && state.newCity[city - CITIES] === 0) return;
  const from = BOX_FROM[COLUMN_FOR[city]];
  const cubes = emit && ([] as string[]);
  let left = most;
  for (let box = from; box < from + BOX_COUNT[COLUMN_FOR[city]] && left > 0; box++) {
    if (state.display[box] === 0) continue;
    const color = state.display[box] - 1;
    state.display[box] = 0;
    state.cubes[city * COLORS + color]++;
    cubes?.push(CUBES[color]);
    left--;
  }
  if (cubes && cubes.length > 0) emit?.({ event: 'grow', city: CITY_IDS[city], cubes }, state);
}
