import { GO_KIND, packAction, SHIP_KIND } from './action';
import { CITY_IDS, EDGES } from './board';
import { stopOfCity } from './delivery';
import { mayLeave, stopsVisited, withinEngine } from './delivery-reach';
import { COLORS } from './goods';
import type { State } from './state';

/** Every cube with which the seat to act may begin a delivery, by city, then color. */
export function listShips(state: State, into: Int32Array, count: number): number {
  for (let city = 0; city < CITY_IDS.length; city++) {
    const stop = stopOfCity(state, city);
    if (stop < 0) continue;
    const reached = withinEngine(state, stop);
    if (reached === 0) continue;
    for (let color = 0; color < COLORS; color++) {
      if (state.cubes[city * COLORS + color] === 0 || (reached & state.goals[color]) === 0)
        continue;
      into[count++] = packAction(SHIP_KIND, city, color);
    }
  }
  return count;
}

/** Every edge by which the cube on its way may leave. */
export function listGoes(state: State, into: Int32Array): number {
  const visited = stopsVisited(state);
  let count = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    if (mayLeave(state, edge, visited)) into[count++] = packAction(GO_KIND, edge);
  }
  return count;
}
