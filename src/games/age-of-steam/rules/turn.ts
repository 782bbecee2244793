import { below } from '../../../kit/random';
import { CUBES, type CubeColor, SIDES } from '../data/goods';
import { FACES } from './board';
import type { Emit } from './events';
import { COLORS } from './goods';
import { giveTurn } from './order';
import { ISSUE, NUMBER, PHASE, type State } from './state';

const thrown = new Uint8Array(FACES);

/** 10.3: dice are thrown for the light side, then for the dark one, and move cubes from the display. */
function growGoods(state: State, emit?: Emit): void {
  const { growing } = state.board;
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
      for (const city of growing[side * FACES + face]) growCity(state, city, thrown[face], emit);
    }
  }
}

/** Moves up to `most` cubes from a city's column to the city, from the top, if it is on the map. */
function growCity(state: State, city: number, most: number, emit?: Emit): void {
  const { cityCount, cityIds, display } = state.board;
  if (city >= cityCount && state.newCity[city - cityCount] === 0) return;
  const column = display.columnFor[city];
  const from = display.boxFrom[column];
  const cubes = emit && ([] as CubeColor[]);
  let left = most;
  for (let box = from; box < from + display.boxCount[column] && left > 0; box++) {
    if (state.display[box] === 0) continue;
    const color = state.display[box] - 1;
    state.display[box] = 0;
    state.cubes[city * COLORS + color]++;
    cubes?.push(CUBES[color]);
    left--;
  }
  if (cubes && cubes.length > 0) emit?.({ event: 'grow', city: cityIds[city], cubes }, state);
}

export function beginIssue(state: State): void {
  state.turn[PHASE] = ISSUE;
  giveTurn(state, 0);
}

/** 10.3, 11.1. */
export function beginNextTurn(state: State, emit?: Emit): void {
  growGoods(state, emit);
  state.turn[NUMBER]++;
  emit?.({ event: 'turn', number: state.turn[NUMBER] }, state);
  beginIssue(state);
}
