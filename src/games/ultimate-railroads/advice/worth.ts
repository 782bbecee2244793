import { LANE_END, MARKER_POINTS, SEATING } from '../data/board';
import { laneReach, SLOT_AT } from '../rules/lane';
import { lowestNumber } from '../rules/locomotives';
import {
  AGAIN,
  DOUBLERS,
  GUEST,
  POINTS,
  type Program,
  RUBLES,
  SPREAD,
  SUM_ENGINEERS,
  SUM_LOCOMOTIVES,
  TEMPS,
  WIDTH,
} from '../rules/program';
import {
  COLOR_MOST,
  FACTORY_SLOTS,
  factoriesOf,
  LINE_COUNT,
  MARKERS,
  NO_MARKER,
  ROUND,
  type State,
} from '../rules/state';
import { stepFlaw } from '../rules/step';
import {
  BONUS,
  BUILD,
  CARD,
  FACTORY,
  INDUSTRY,
  KEY,
  LOCOMOTIVE,
  PRIZE,
  STEP_UNITS,
  TOKEN,
  takesColor,
} from '../rules/units';
import { doublerWorth, reachWorth, stepWorth } from './lines';

/** What comes into the pool without more to be known about it, in points. */
export const UNIT_WORTH: Readonly<Record<number, number>> = {
  ...{ [KEY]: 10, [CARD]: 6, [PRIZE]: 10, [BONUS]: 8 },
};
/** A ruble, and a worker of this round. */
export const RUBLE_WORTH = 3;
export const WORKER_WORTH = 3;

/** Rounds that are still to be scored. */
export function roundsLeft({ now, seats }: State): number {
  return SEATING[seats].rounds - now[ROUND] + 1;
}

/** The best step of a kind, in points until the end; 0 where none is legal. */
export function bestStep(state: State, seat: number, unit: number, left: number): number {
  let best = 0;
  for (let color = 0; color < COLOR_MOST; color++) {
    if (!takesColor(unit, color)) continue;
    for (let line = 0; line < LINE_COUNT; line++) {
      if (stepFlaw(state, seat, line, color) !== null) continue;
      best = Math.max(best, stepWorth(state, seat, line, color, left));
    }
  }
  return best;
}

/** What a marker gains by leaving an index, in points until the end. */
export function markerWorth(from: number, left: number): number {
  if (from >= LANE_END) return 0;
  const gain = MARKER_POINTS[from + 1] - MARKER_POINTS[from];
  // A factory does something, and leads on.
  return left * (gain + 0.6) + (SLOT_AT[from + 1] > 0 ? 4 : 0);
}

function industryWorth(state: State, seat: number, left: number): number {
  const reach = laneReach(state, seat);
  let best = 0;
  for (let marker = 0; marker < MARKERS; marker++) {
    const at = state.markers[seat * MARKERS + marker];
    if (at !== NO_MARKER && at < reach) best = Math.max(best, markerWorth(at, left));
  }
  return best;
}

/** A locomotive of the lowest number where it helps most, without the chain that it may begin. */
export function locomotiveWorth(state: State, seat: number, left: number): number {
  const number = lowestNumber(state);
  let best = 0;
  for (let line = 0; line < LINE_COUNT; line++) {
    const reach = state.reach[seat * LINE_COUNT + line];
    // A number that replaces another adds the difference; the one that moves on adds something elsewhere.
    const gain = Math.max(1, line === 0 ? Math.min(number, 2) : number - reach);
    best = Math.max(best, reachWorth(state, seat, line, reach, reach + gain, left));
  }
  return best;
}

/** A factory fills the next gap; the nearer a marker is, the sooner it is worth something. */
export function factoryWorth(state: State, seat: number, left: number): number {
  const built = factoriesOf(state, seat);
  if (built === FACTORY_SLOTS) return 1;
  const away = laneReach(state, seat) - state.markers[seat * MARKERS];
  return Math.max(0.5, left * (2.2 - 0.35 * Math.max(0, away)));
}

/** What a list of effects brings a seat, in points until the end. */
export function programWorth(state: State, seat: number, { codes }: Program, left: number): number {
  let worth = 0;
  for (let at = 0; at < codes.length; at += WIDTH)
    worth += effectWorth(state, seat, codes[at], codes[at + 1], left);
  return worth;
}

function effectWorth(state: State, seat: number, code: number, n: number, left: number): number {
  if (code < STEP_UNITS) return n * bestStep(state, seat, code, left);
  switch (code) {
    case INDUSTRY:
      return n * industryWorth(state, seat, left);
    case BUILD:
      return n * Math.max(locomotiveWorth(state, seat, left), factoryWorth(state, seat, left));
    case LOCOMOTIVE:
      return n * locomotiveWorth(state, seat, left);
    case FACTORY:
      return n * factoryWorth(state, seat, left);
    case TOKEN:
      return n * (8 + 4 * left);
    case POINTS:
      return n;
    case RUBLES:
      return n * (left > 1 ? RUBLE_WORTH : 1);
    case DOUBLERS:
      return n * doublerWorth(state, seat, left);
    case TEMPS:
      return n * WORKER_WORTH;
    case SPREAD:
      return n * left;
    case AGAIN:
    case GUEST:
      return 2 * left;
    case SUM_ENGINEERS:
    case SUM_LOCOMOTIVES:
      return 10;
    default:
      return n * (UNIT_WORTH[code] ?? 2);
  }
}
