import { softmax } from '../../../kit/softmax';
import { ENGINE_MOST, MOVE_ROUNDS, POINTS, SHARE_MONEY } from '../data/figures';
import { highBid } from '../rules/auction';
import { expensesOf, reductionOf } from '../rules/finances';
import { segmentsFrom } from '../rules/links';
import { scoreOf } from '../rules/score';
import { AUCTION, IN, ISSUE, MOVE, NO_LINK, OVER, PHASE, SEAT, type State } from '../rules/state';
import { earner, findDeliveries } from './deliveries';
import { findTops, gainOf, opportunities, topNext, topNow, turnsLeft } from './money';
import { sharesWanted } from './plan-weights';

/** The figures that describe a seat at the end of this turn. */
const INCOME = 0;
const SHARES = 1;
const TRACK = 2;
const MONEY = 3;
const POOR = 4;
const ENGINE = 5;
const NEXT_NOW = 6;
const NEXT_LONGER = 7;
const LINKS = 8;
const PLACE = 9;
const DEFICIT = 10;
const OFFERED = 11;
const HELD = 12;
/** The actions that still act this turn or in the next one, one figure each. */
const FIGURES = HELD + 7;

const RICH = 25;
const SAFE_MONEY = 8;

const figures = new Float64Array(FIGURES);
/** Whether the seat of `look` will be out at the end of this turn if nothing else comes. */
let isDoomed = false;

/** Segments and links by seat, of the position counted last. */
const segments = new Uint8Array(6);
const linkCount = new Uint8Array(6);

/** Counts the track of all seats. The network of this position must have been read. */
function countTrack(state: State): void {
  segments.fill(0);
  linkCount.fill(0);
  for (let exit = 0; exit < state.linkTo.length; exit++) {
    const seat = state.linkTo[exit] === NO_LINK ? -1 : earner[exit];
    if (seat < 0) continue;
    // Each link is seen from both its ends.
    linkCount[seat]++;
    segments[seat] += segmentsFrom(state, exit);
  }
}

/** Fills the figures of a seat that is in. The track must have been counted. */
function look(state: State, seat: number, deliveries: number): void {
  const toIssue = state.turn[PHASE] === ISSUE && isStillToIssue(state, seat);
  const issued = toIssue ? sharesWanted(state, seat, deliveries) : 0;
  findTops(state, seat, deliveries);
  const chances = opportunities(state, seat);
  const engineFirst =
    chances === MOVE_ROUNDS && state.turn[PHASE] <= MOVE && state.engine[seat] < ENGINE_MOST
      ? topNext[0] - gainOf(MOVE_ROUNDS)
      : 0;
  const expenses = expensesOf(state, seat) + issued;
  let income = state.income[seat] + gainOf(chances) + Math.max(0, engineFirst);
  let money = state.money[seat] + issued * SHARE_MONEY - toPay(state, seat);
  if (state.turn[PHASE] <= MOVE) money += income - expenses;
  isDoomed = false;
  if (money < 0) {
    income += money;
    isDoomed = income < 0;
    money = 0;
  }
  if (state.turn[PHASE] <= MOVE) income -= reductionOf(income);
  figures[INCOME] = income;
  figures[SHARES] = state.shares[seat] + issued;
  figures[TRACK] = segments[seat] / 2;
  figures[MONEY] = Math.min(RICH, money);
  figures[POOR] = Math.max(0, SAFE_MONEY - money);
  figures[ENGINE] = state.engine[seat];
  figures[NEXT_NOW] = topNow[chances] + topNow[chances + 1];
  figures[NEXT_LONGER] = topNext[chances] + topNext[chances + 1];
  figures[LINKS] = linkCount[seat] / 2;
  figures[PLACE] = placeOf(state, seat);
  figures[DEFICIT] = Math.max(0, expenses - income);
  figures[OFFERED] = topNow[4] + topNow[5];
  for (let action = 0; action < 7; action++) figures[HELD + action] = 0;
  if (state.action[seat] > 0) figures[HELD + state.action[seat] - 1] = 1;
}

/** Whether the seat decides about shares later in this phase, or now. */
function isStillToIssue(state: State, seat: number): boolean {
  let place = 0;
  while (place < state.turn[IN] && state.order[place] !== seat) place++;
  let acting = 0;
  while (acting < state.turn[IN] && state.order[acting] !== state.turn[SEAT]) acting++;
  return place >= acting;
}

/** What a seat's last bid will probably cost it. */
function toPay(state: State, seat: number): number {
  if (state.turn[PHASE] !== AUCTION) return 0;
  const bid = state.bids[seat];
  return bid === highBid(state) ? bid : bid / 2;
}

/** The part of the others that come after a seat in the order: 1 … 0. */
function placeOf({ turn, order }: State, seat: number): number {
  let place = 0;
  while (place < turn[IN] && order[place] !== seat) place++;
  return turn[IN] > 1 ? 1 - place / (turn[IN] - 1) : 1;
}

/** Points that count already (11.2). */
function pointsNow(): number {
  return (
    POINTS.income * figures[INCOME] +
    POINTS.share * figures[SHARES] +
    POINTS.segment * figures[TRACK]
  );
}

/** How far the match is from its end, in parts of the longest one. */
function timeLeft(state: State): number {
  return turnsLeft(state) / 9;
}

/**
 * What the figures of a seat add to its points, fitted to matches of computers against each other:
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
