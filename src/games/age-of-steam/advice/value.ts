import { softmax } from '../../../kit/softmax';
import { ENGINE_MOST, MOVE_ROUNDS, SHARE_MONEY } from '../data/figures';
import { highBid } from '../rules/auction';
import { expensesOf, reductionOf } from '../rules/finances';
import { segmentsFrom } from '../rules/links';
import { seatInSequence } from '../rules/order';
import { scoreOf } from '../rules/score';
import {
  AT,
  AUCTION,
  BUILD,
  IN,
  ISSUE,
  MOVE,
  NO_LINK,
  OVER,
  PHASE,
  SEAT,
  type State,
} from '../rules/state';
import { earner, findDeliveries } from './deliveries';
import { findTops, gainOf, opportunities, topNext, topNow, trackPlan, turnsLeft } from './money';
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
/** What the seat will pay for track this turn, and whether its build turn is still to come. */
const SPENT = 12;
const BUILDS = 13;
/** Opportunities to move goods that are still to come this turn. */
const SHIPS = 14;
const ONE = 15;
const HELD = 16;
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

/** The income that a dollar of track brings this turn. */
const EARNS = 0.12;

/** Fills the figures of a seat that is in. The track must have been counted. */
function look(state: State, seat: number, deliveries: number): void {
  const phase = state.turn[PHASE];
  const toIssue = phase === ISSUE && isStillToIssue(state, seat);
  const issued = toIssue ? sharesWanted(state, seat, deliveries) : 0;
  findTops(state, seat, deliveries);
  const chances = opportunities(state, seat);
  const engineFirst =
    chances === MOVE_ROUNDS && phase <= MOVE && state.engine[seat] < ENGINE_MOST
      ? topNext[0] - gainOf(MOVE_ROUNDS)
      : 0;
  const expenses = expensesOf(state, seat) + issued;
  let income = state.income[seat] + gainOf(chances) + Math.max(0, engineFirst);
  let money = state.money[seat] + issued * SHARE_MONEY - toPay(state, seat);
  const toBuild = isStillToBuild(state, seat);
  let spent = 0;
  if (toBuild) {
    spent = Math.max(0, Math.min(trackPlan(state), money - Math.max(0, expenses - income)));
    money -= spent;
    income += EARNS * spent;
  }
  if (phase <= MOVE) money += income - expenses;
  isDoomed = false;
  if (money < 0) {
    income += money;
    isDoomed = income < 0;
    money = 0;
  }
  if (phase <= MOVE) income -= reductionOf(income);
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
  figures[SPENT] = spent;
  figures[BUILDS] = toBuild ? 1 : 0;
  figures[SHIPS] = chances;
  figures[ONE] = 1;
  for (let action = 0; action < 7; action++) figures[HELD + action] = 0;
  if (state.action[seat] > 0) figures[HELD + state.action[seat] - 1] = 1;
}

/**
 * What the points of a seat will be in the end, fitted to matches of rollouts in which nobody went out: for each figure
 * a part that stays, and one that grows with the time left.
 */
// biome-ignore format: a figure a line
const COEFFICIENTS: readonly number[] = [
  2.83, -4.7, // income
  -2.42, -0.44, // shares
  1.18, -1.01, // track
  0.13, 1.15, // money
  -0.38, 0.1, // money short of a safe sum
  -0.32, 16.67, // engine
  -0.4, -2.43, // next deliveries
  1.63, 1.9, // next deliveries with a longer engine
  -0.29, 9.8, // links
  1.94, -3.76, // place in the order
  -0.49, -4.13, // deficit
  -0.07, -0.51, // further deliveries
  -0.64, 4.84, // dollars for track this turn
  5.39, -17.43, // a build turn to come
  1.67, 2.03, // opportunities to come
  -11.43, 62.88, // the same for every seat
  0.4, 0.48, // First Move
  0.92, -4.65, // First Build
  0, 2.22, // Engineer
  -0.21, -0.39, // Locomotive
  -0.43, 5.8, // Urbanization
  -0.55, 2.24, // Production
  -0.23, -3.01, // Turn Order
];

/** The points that a seat will probably have in the end. */
function prospectOf(state: State, seat: number, deliveries: number): number {
  look(state, seat, deliveries);
  const time = timeLeft(state);
  let points = 0;
  for (let figure = 0; figure < FIGURES; figure++) {
    const weight = COEFFICIENTS[2 * figure] + time * COEFFICIENTS[2 * figure + 1];
    points += weight * figures[figure];
  }
  return isDoomed ? Math.min(points, 0) + DOOMED : points;
}

/** How far the match is from its end, in parts of the longest one. */
function timeLeft(state: State): number {
  return turnsLeft(state) / 9;
}

/** Whether the seat decides about shares later in this phase, or now. */
function isStillToIssue(state: State, seat: number): boolean {
  let place = 0;
  while (place < state.turn[IN] && state.order[place] !== seat) place++;
  let acting = 0;
  while (acting < state.turn[IN] && state.order[acting] !== state.turn[SEAT]) acting++;
  return place >= acting;
}

/** Whether the seat has a whole build turn before it. */
function isStillToBuild(state: State, seat: number): boolean {
  const { turn } = state;
  if (turn[PHASE] !== BUILD) return turn[PHASE] < BUILD;
  let place = 0;
  while (place < turn[IN] && seatInSequence(state, place) !== seat) place++;
  return place > turn[AT];
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

/** How many points make a lead: at the end of a match, and what is added with the time left. */
const SPREAD: readonly [number, number] = [4, 16];

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
  for (let seat = 0; seat < state.seats; seat++)
    prospects[seat] = state.out[seat] > 0 ? OUT : prospectOf(state, seat, deliveries);
  softmax(prospects, state.seats, SPREAD[0] + SPREAD[1] * timeLeft(state), into);
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
