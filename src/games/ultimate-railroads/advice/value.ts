import { softmax } from '../../../kit/softmax';
import { sharesOfWin } from '../../../kit/standing';
import { KIEV, LANE_END, MEDAL, TRANS } from '../data/board';
import { cardPoints, engineersOf, majorityOf, standing } from '../rules/final-score';
import { laneReach } from '../rules/lane';
import { roundScore } from '../rules/round-score';
import {
  BLACK_NONE,
  BLACK_READY,
  COLOR_MOST,
  factoriesOf,
  LINE_COUNT,
  MARKERS,
  OVER,
  PHASE,
  PICKED,
  PIECES,
  pending,
  SEAT,
  type State,
} from '../rules/state';
import { LINE_COLORS, LINE_LENGTHS, MEDAL_TOKEN } from '../rules/tables';
import { DUE_UNITS, KEY, STEP_UNITS, TOKEN } from '../rules/units';
import { RUBLE_WORTH, roundsLeft, WORKER_WORTH } from './worth';

const SEATS_MOST = 4;
const prospects = new Float64Array(SEATS_MOST);

/** Writes every seat's share of the win: estimated during the match, exact when it is over. */
export function value(state: State, into: Float32Array): void {
  if (state.now[PHASE] === OVER) {
    into.set(sharesOfWin(standing(state)));
    return;
  }
  const left = roundsLeft(state);
  for (let seat = 0; seat < state.seats; seat++) prospects[seat] = prospectOf(state, seat, left);
  // A lead says less the longer the match.
  softmax(prospects, state.seats, 8 + 7 * left, into);
}

/** The points that a seat will have if it goes on like this, and what its means are worth. */
function prospectOf(state: State, seat: number, left: number): number {
  let points = state.score[seat] + left * (roundScore(state, seat) + trackAhead(state, seat));
  points += left * (0.5 * factoriesOf(state, seat) + 0.3 * lanePath(state, seat));
  points += engineersOf(state, seat) * (3 + 2 * left) + 0.5 * majorityOf(state, seat);
  for (let pick = 0; pick < state.now[PICKED]; pick++)
    if (state.pickSeat[pick] === seat) points += 5 + cardPoints(state, seat, state.pickCard[pick]);
  points += meansOf(state, seat, left);
  if (state.now[SEAT] === seat) points += poolWorth(state, left);
  return points;
}

/** Points a round that tracks and locomotives will bring which do not fit together yet. */
function trackAhead(state: State, seat: number): number {
  let points = 0;
  for (let line = 0; line < LINE_COUNT; line++) {
    const first = seat * PIECES + line * COLOR_MOST;
    const reach = Math.min(state.reach[seat * LINE_COUNT + line], LINE_LENGTHS[line]);
    const black = state.fronts[first];
    points += 0.35 * black + (line === TRANS ? 0.2 * black : 0);
    for (let color = 1; color < LINE_COLORS[line]; color++)
      points += 0.35 * color * Math.max(0, state.fronts[first + color] - reach);
    points += 0.35 * Math.min(reach, black + 4);
  }
  const hasMedal = (state.tokens[seat] >> MEDAL_TOKEN) & 1;
  const gray = state.fronts[seat * PIECES + KIEV * COLOR_MOST + MEDAL.color];
  return hasMedal && gray < MEDAL.space ? points + gray : points;
}

/** How far the first marker can go on. */
function lanePath(state: State, seat: number): number {
  return Math.min(LANE_END, laneReach(state, seat)) - state.markers[seat * MARKERS];
}

/** Workers and rubles; workers of one's own come home in every round left. */
function meansOf(state: State, seat: number, left: number): number {
  const blacks = state.black[seat] === BLACK_NONE ? 0 : 1;
  const ready = state.black[seat] === BLACK_READY ? 1 : 0;
  const now = state.passed[seat] === 1 ? 0 : state.workers[seat] + ready;
  const action = WORKER_WORTH * 0.3 * (1 + left);
  const later = ((left - 1) * left) / 2;
  const own = state.own[seat] + blacks;
  return (
    now * action +
    own * WORKER_WORTH * 0.35 * later +
    state.rubles[seat] * (left > 1 ? RUBLE_WORTH : 1)
  );
}

/** What the seat to act may still use. */
function poolWorth(state: State, left: number): number {
  let worth = 0;
  for (let unit = 0; unit < DUE_UNITS; unit++)
    worth += pending(state, unit) * left * (unit < STEP_UNITS ? 0.8 : 1.5);
  return worth + pending(state, KEY) * 10 + pending(state, TOKEN) * (6 + 3 * left);
}
