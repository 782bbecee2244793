import type { Seat } from '../../../kit/rules';
import { EDGES } from './board';
import { stopOfCity } from './delivery';
import { COLORS } from './goods';
import { ownerFrom } from './links';
import { NO_LINK, SEATS_FROM, type State } from './state';

/** The most own income that one delivery of any cube on the map brings a seat with its engine (8.3). */
export function bestIncome(state: State, seat: Seat): number {
  let best = 0;
  for (let city = 0; city < state.board.cityIds.length; city++) {
    const stop = stopOfCity(state, city);
    if (stop < 0) continue;
    for (let color = 0; color < COLORS; color++) {
      if (figure(state.cubes, city * COLORS + color) === 0) continue;
      best = Math.max(
        best,
        follow(state, seat, color, stop, 1 << stop, figure(state.engine, seat)),
      );
    }
  }
  return best;
}

/** The same for a cube on its way with `left` links left; below any income where it cannot end. */
function follow(
  state: State,
  seat: Seat,
  color: number,
  stop: number,
  visited: number,
  left: number,
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let exit = stop * EDGES; exit < (stop + 1) * EDGES && left > 0; exit++) {
    const to = figure(state.linkTo, exit);
    if (to === NO_LINK || (visited >> to) & 1) continue;
    const own = ownerFrom(state, exit) === SEATS_FROM + seat ? 1 : 0;
    const ends = ((figure(state.goals, color) >> to) & 1) === 1;
    const rest = ends ? 0 : follow(state, seat, color, to, visited | (1 << to), left - 1);
    best = Math.max(best, own + rest);
  }
  return best;
}

const figure = (figures: ArrayLike<number>, place: number): number => figures[place] ?? 0;
