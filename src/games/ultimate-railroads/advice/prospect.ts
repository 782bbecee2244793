import { KIEV, LANE_END, MEDAL, TRANS } from '../data/board';
import { cardPoints, engineersOf, majorityOf } from '../rules/final-score';
import { laneReach } from '../rules/lane';
import { roundScore } from '../rules/round-score';
import {
  BLACK_NONE,
  BLACK_READY,
  COLOR_MOST,
  factoriesOf,
  LINE_COUNT,
  MARKERS,
  PICKED,
  PIECES,
  pending,
  SEAT,
  type State,
} from '../rules/state';
import { LINE_COLORS, LINE_LENGTHS, MEDAL_TOKEN } from '../rules/tables';
import { BONUS, CARD, DUE_UNITS, KEY, PRIZE, STEP_UNITS, TOKEN } from '../rules/units';
import { RUBLE_WORTH, UNIT_WORTH, WORKER_WORTH } from './worth';

/** The points that a seat will have if it goes on like this, what its means are worth, and what it may still use. */
export function prospectOf(state: State, seat: number, left: number): number {
  const points = pointsOf(state, seat, left);
  return state.now[SEAT] === seat ? points + poolWorth(state, left) : points;
}

/**
 * About a seat's final points: counts prizes won in this turn but not yet taken, not steps and tiles still to be used.
 * `left`: rounds still to be scored.
 */
export function pointsByEnd(state: State, seat: number, left: number): number {
  let points = pointsOf(state, seat, left);
  if (state.now[SEAT] === seat) points += prizeWorth(state, left);
  // The worker on a claimed place acts when the round is over.
  for (const claimed of state.claim)
    if (claimed === 1 + seat && state.passed[seat] === 0) points += workerNow(left) + 0.5 * left;
  return points;
}

function pointsOf(state: State, seat: number, left: number): number {
  let points = state.score[seat] + left * (roundScore(state, seat) + trackAhead(state, seat));
  points += left * (0.5 * factoriesOf(state, seat) + 0.3 * lanePath(state, seat));
  points += engineersOf(state, seat) * (3 + 2 * left) + 0.5 * majorityOf(state, seat);
  for (let pick = 0; pick < state.now[PICKED]; pick++)
    if (state.pickSeat[pick] === seat) points += 5 + cardPoints(state, seat, state.pickCard[pick]);
  points += meansOf(state, seat, left);
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
  const later = ((left - 1) * left) / 2;
  const own = state.own[seat] + blacks;
  return (
    readyOf(state, seat) * workerNow(left) +
    own * WORKER_WORTH * 0.35 * later +
    state.rubles[seat] * (left > 1 ? RUBLE_WORTH : 1)
  );
}

/** The workers that a seat can still place in this round. */
function readyOf(state: State, seat: number): number {
  const ready = state.black[seat] === BLACK_READY ? 1 : 0;
  return state.passed[seat] === 1 ? 0 : state.workers[seat] + ready;
}

/** What is lost by leaving one of a seat's workers idle in this round. */
export function idleLoss(state: State, seat: number, left: number): number {
  return readyOf(state, seat) > 0 ? workerNow(left) : 0;
}

/** What a worker brings in this round. */
function workerNow(left: number): number {
  return WORKER_WORTH * 0.3 * (1 + left);
}

/** What the seat to act may still use. */
function poolWorth(state: State, left: number): number {
  return dueWorth(state, left) + pending(state, KEY) * UNIT_WORTH[KEY] + tokenWorth(state, left);
}

/** Tokens that the seat to act has yet to take. */
function tokenWorth(state: State, left: number): number {
  return pending(state, TOKEN) * (6 + 3 * left);
}

/** Steps, locomotives and factories that the seat to act has yet to use. */
export function dueWorth(state: State, left: number): number {
  let worth = 0;
  for (let unit = 0; unit < DUE_UNITS; unit++)
    worth += pending(state, unit) * left * (unit < STEP_UNITS ? 0.8 : 1.5);
  return worth;
}

/** What the seat to act has won and has yet to take. */
function prizeWorth(state: State, left: number): number {
  let worth = tokenWorth(state, left);
  for (const unit of [KEY, CARD, PRIZE, BONUS]) worth += pending(state, unit) * UNIT_WORTH[unit];
  return worth;
}
