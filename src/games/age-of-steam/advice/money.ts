import { MOVE_ROUNDS, TURNS } from '../data/figures';
import { expensesOf } from '../rules/finances';
import { seatInSequence } from '../rules/order';
import { AT, BUILD, CUBE, IN, MOVE, NUMBER, PHASE, ROUND, type State } from '../rules/state';
import { findDeliveries, kinds, ownNext, ownNow } from './deliveries';

/** Turns after this one. */
export function turnsLeft({ turn, seats }: State): number {
  return TURNS[seats] - turn[NUMBER];
}

/** Opportunities to move goods that a seat still has in this turn. */
export function opportunities(state: State, seat: number): number {
  const { turn } = state;
  if (turn[PHASE] < MOVE) return MOVE_ROUNDS;
  if (turn[PHASE] > MOVE) return 0;
  let place = 0;
  while (place < turn[IN] && seatInSequence(state, place) !== seat) place++;
  const isHere = place > turn[AT] || (place === turn[AT] && turn[CUBE] === 0);
  return MOVE_ROUNDS - turn[ROUND] + (isHere ? 1 : 0);
}

/** Incomes of a seat's best deliveries, the best first: at its engine, and at one more. */
const TOPS = 6;
export const topNow = new Float32Array(TOPS);
export const topNext = new Float32Array(TOPS);
const countNow = new Float32Array(8);
const countNext = new Float32Array(8);

/** Fills the best deliveries of a seat. Of cubes that others can deliver too it counts on a part. */
export function findTops(state: State, seat: number, deliveries = findDeliveries(state)): void {
  const from = deliveries + seat * kinds;
  countNow.fill(0);
  countNext.fill(0);
  for (let kind = 0; kind < kinds; kind++) {
    const next = ownNext[from + kind];
    if (next === 0 || state.cubes[kind] === 0) continue;
    const count = state.cubes[kind] * partOf(state, seat, deliveries + kind);
    countNext[next] += count;
    countNow[ownNow[from + kind]] += count;
  }
  rank(countNow, topNow);
  rank(countNext, topNext);
}

/** What each of the others who can deliver a cube leaves of it. */
const SHARED = 0.8;

/** The part of cubes of a kind that is left to a seat by the others who can deliver them. */
function partOf({ seats }: State, seat: number, kind: number): number {
  let part = 1;
  for (let other = 0; other < seats; other++)
    if (other !== seat && ownNow[kind + other * kinds] > 0) part *= SHARED;
  return part;
}

function rank(counts: Float32Array, into: Float32Array): void {
  into.fill(0);
  let at = 0;
  let room = 1;
  for (let income = 7; income > 0; income--) {
    for (let left = counts[income]; left > 0 && at < TOPS; ) {
      const taken = Math.min(left, room);
      into[at] += taken * income;
      left -= taken;
      room -= taken;
      if (room > 0) continue;
      at++;
      room = 1;
    }
  }
}

/** The income that the seat of `findTops` gains with this many opportunities. */
export function gainOf(chances: number): number {
  let gain = 0;
  for (let at = 0; at < chances; at++) gain += topNow[at];
  return gain;
}

/** The money that a seat needs before income, so that this turn's expenses cost it no income. */
export function needed(state: State, seat: number, deliveries?: number): number {
  findTops(state, seat, deliveries);
  const income = state.income[seat] + gainOf(opportunities(state, seat));
  return Math.max(0, Math.ceil(expensesOf(state, seat) - income));
}

/** The exponent of what ruins the seat or gives money away: not looked at where there is anything else. */
export const RUIN = Number.NEGATIVE_INFINITY;

/** Expected spending in dollars: on track by turn, in the turns after those, in the last turn, and on the auction. */
const TRACK = [0, 6.5, 7.3, 8];
const LATER_TRACK = 7.4;
const LAST_TRACK = 4;
const BID = 1;

/** Dollars that a seat is expected to spend on track this turn. */
export function trackPlan(state: State): number {
  const number = state.turn[NUMBER];
  if (turnsLeft(state) === 0) return LAST_TRACK;
  return number < TRACK.length ? TRACK[number] : LATER_TRACK;
}

/** Dollars that a seat is expected to spend on its bid and its track. */
export function budget(state: State): number {
  return state.turn[PHASE] < BUILD ? trackPlan(state) + BID : trackPlan(state);
}
