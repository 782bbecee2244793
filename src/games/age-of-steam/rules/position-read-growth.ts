import type { JsonObject } from '../../../kit/json';
import { flaw } from '../../../kit/reading';
import { TURNS } from '../data/figures';
import { bagCount } from './bag';
import { heldAs } from './order';
import { readCubes } from './position-read-cubes';
import { DRAWS, emptyBoxes } from './production';
import { AT, DRAWN, NUMBER, SEAT, type State } from './state';

const PRODUCTION = heldAs('production');

/** 10.1, 10.2: the drawn cubes that are still to be placed. */
export function readGrowth(state: State, turn: JsonObject): void {
  // 9.5.
  if (state.turn[NUMBER] === TURNS[state.seats]) flaw('last-turn', 'turn.phase');
  if (state.action[state.turn[SEAT]] !== PRODUCTION) flaw('no-production', 'turn.seat');
  // The place in the order does not count here.
  state.turn[AT] = 0;
  const boxes = emptyBoxes(state);
  if (turn.drawn === null) {
    if (bagCount(state) === 0 || boxes === 0) flaw('nothing-to-draw', 'turn.drawn');
    return;
  }
  const has = readCubes(state.drawn, turn.drawn, 'turn.drawn');
  const most = Math.min(DRAWS, boxes);
  if (has === 0) flaw('too-few', 'turn.drawn', { has, least: 1 });
  if (has > most) flaw('too-many', 'turn.drawn', { has, most });
  state.turn[DRAWN] = 1;
}
