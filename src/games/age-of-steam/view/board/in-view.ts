import { figureAt } from '../../../../kit/figure-at';
import type { Seat } from '../../../../kit/rules';
import { EDGES } from '../../rules/board';
import { cubeStop } from '../../rules/delivery';
import { type State, TILES_BUILT } from '../../rules/state';
import { type Choice, routesTo } from '../choice';
import { phaseOf } from '../phase-of';
import { afterLinks, isUnderway, linksOn, routesFor } from '../routes';
import { hexOfCity } from '../taps';
import { routeTrack } from './segments';

/** Where the map stays as it is. */
const STAY: readonly number[] = [];
const SOUTHEAST = 2;
const SOUTH = 3;

/**
 * The hexes to show large during a choice; none: the map stays as it is; null: all of it as before. `roomy`: the map
 * has room for more than a hex and its neighbors.
 */
export function hexesInView(
  state: State,
  choice: Choice,
  acting: Seat | null,
  roomy: boolean,
): readonly number[] | null {
  if (acting === null) return null;
  const { step } = choice;
  if (step === 'hex' || step === 'town')
    return roomy ? clearOf(state, around(state, choice.hex)) : around(state, choice.hex);
  if (step === 'look' || step === 'city') return STAY;
  if (step === 'cube') {
    const ends = routesFor(state, choice.city, choice.color).map(({ to }) => to);
    return clearOf(
      state,
      [choice.city, ...ends].map((city) => hexOfCity(state, city)),
    );
  }
  if (step === 'route') {
    const route = routesTo(state, choice)[choice.route];
    const ends = [choice.city, choice.to].map((city) => hexOfCity(state, city));
    return route
      ? clearOf(state, [...ends, ...routeTrack(state, route).map(({ hex }) => hex)])
      : STAY;
  }
  if (step === 'links') {
    const after = afterLinks(state, choice);
    return isUnderway(after) ? nextStops(after) : STAY;
  }
  if (step !== 'none') return null;
  const phase = phaseOf(state);
  if (isUnderway(state)) return nextStops(state);
  // The next tile usually goes on from the last one.
  return phase === 'build' && figureAt(state.turn, TILES_BUILT) > 0 ? STAY : null;
}

/** Where the cube on its way is, and where it can go next. */
function nextStops(state: State): readonly number[] {
  const stops = [cubeStop(state), ...linksOn(state).map(({ to }) => to)];
  return clearOf(
    state,
    stops.map((stop) => figureAt(state.board.stopHex, stop)),
  );
}

/** A hex with its neighbors. */
function around({ board }: State, hex: number): readonly number[] {
  const neighbors = [...board.neighbors.subarray(hex * EDGES, (hex + 1) * EDGES)];
  return [hex, ...neighbors.filter((one) => one >= 0)];
}

/** These hexes, and what keeps them clear of the buttons of the map, which lie in its lower right corner. */
function clearOf({ board }: State, hexes: readonly number[]): readonly number[] {
  const toCorner = hexes.flatMap((hex) =>
    [SOUTHEAST, SOUTH].map((edge) => figureAt(board.neighbors, hex * EDGES + edge)),
  );
  return [...new Set([...hexes, ...toCorner.filter((one) => one >= 0)])];
}
