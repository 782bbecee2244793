import { softmax } from '../../../kit/softmax';
import { scoreOf } from '../rules/score';
import { OVER, PHASE, type State } from '../rules/state';
import { findDeliveries } from './deliveries';
import { countTrack, FIGURES, figures, isDoomed, look, pointsNow, timeLeft } from './outlook';

/**
 * What the figures of a seat (outlook.ts) add to its points, fitted to matches of computers against each other:
 * for each figure a part that stays, and one that grows with the time left.
 */
// biome-ignore format: a figure a line
const COEFFICIENTS: readonly number[] = [
  -0.77, -1.76, // income
  0.02, 1.9, // shares
  -0.31, 1.35, // track
  0.63, 1.39, // money
  0.09, -1.26, // money short of a safe sum
  -0.93, 12.26, // engine
  0.21, -1.83, // next deliveries
  -0.85, 9.61, // next deliveries with a longer engine
  -0.04, 5.47, // links
  1.27, -2.63, // place in the order
  -0.37, -6.01, // deficit
  1.51, -3.95, // further deliveries
  -2.14, 5.32, // First Move
  -1.86, 4.08, // First Build
  -0.81, 0.61, // Engineer
  -3.82, 3.96, // Locomotive
  -1.62, 4.56, // Urbanization
  -2.16, 2.77, // Production
  -2.22, 6.9, // Turn Order
];

/** How many points make a lead: at the end of a match, and what is added with the time left. */
const SPREAD: readonly [number, number] = [4, 20];

const SEATS_MOST = 6;
const prospects = new Float64Array(SEATS_MOST);
/** What a seat that goes out may still hope for, in points. */
const DOOMED = -60;
const OUT = -200;

/** Writes every seat's share of the win: estimated during the match, exact when it is over. */
export function value(state: State, into: Float32Array): void {
  if (state.turn[PHASE] === OVER) {
    finalShares(state, into);
    return;
  }
  const deliveries = findDeliveries(state);
  countTrack(state);
  const time = timeLeft(state);
  for (let seat = 0; seat < state.seats; seat++) {
    prospects[seat] = state.out[seat] > 0 ? OUT : prospectOf(state, seat, time, deliveries);
  }
  softmax(prospects, state.seats, SPREAD[0] + SPREAD[1] * time, into);
}

/** The points that a seat will probably have in the end. */
function prospectOf(state: State, seat: number, time: number, deliveries: number): number {
  look(state, seat, deliveries);
  let points = pointsNow();
  for (let figure = 0; figure < FIGURES; figure++) {
    const weight = COEFFICIENTS[2 * figure] + time * COEFFICIENTS[2 * figure + 1];
    points += weight * figures[figure];
  }
  return isDoomed ? Math.min(points, 0) + DOOMED : points;
}

/** 11.3: those in before those out, the higher score, the later out. First places share the win. */
function finalShares(state: State, into: Float32Array): void {
  const { seats, out } = state;
  let best = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    prospects[seat] = out[seat] > 0 ? -1e6 + out[seat] : scoreOf(state, seat).total;
    if (prospects[seat] > best) winners = 0;
    if (prospects[seat] >= best) {
      best = prospects[seat];
      winners++;
    }
  }
  for (let seat = 0; seat < seats; seat++) into[seat] = prospects[seat] === best ? 1 / winners : 0;
}
