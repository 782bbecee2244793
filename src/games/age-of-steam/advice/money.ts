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
export const topNow = new Uint8Array(TOPS);
export const topNext = new Uint8Array(TOPS);
const countNow = new Uint8Array(8);
const countNext = new Uint8Array(8);

/** Fills the best deliveries of a seat, as if the seats took no cubes from each other. */
export function findTops(state: State, seat: number, deliveries = findDeliveries(state)): void {
  const from = deliveries + seat * kinds;
  countNow.fill(0);
  countNext.fill(0);
  for (let kind = 0; kind < kinds; kind++) {
    const next = ownNext[from + kind];
    if (next === 0) continue;
    countNext[next] += state.cubes[kind];
    countNow[ownNow[from + kind]] += state.cubes[kind];
  }
  rank(countNow, topNow);
  rank(countNext, topNext);
}

function rank(counts: Uint8Array, into: Uint8Array): void {
  into.fill(0);
  let at = 0;
  for (let income = 7; income > 0; income--) {
    for (let left = counts[income]; left > 0 && at < TOPS; left--) into[at++] = income;
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
  return Math.max(0, expensesOf(state, seat) - income);
}

/** What a seat will want to pay for track, by the turn, and beside it for the order. */
const TRACK = [0, 9, 7, 6];
const LATER_TRACK = 5;
const LAST_TRACK = 4;
const BID = 1;

/** The bid and the track that a seat will want to pay for. */
export function budget(state: State): number {
  const number = state.turn[NUMBER];
  const later = turnsLeft(state) > 0 ? LATER_TRACK : LAST_TRACK;
  const track = number < TRACK.length ? TRACK[number] : later;
  return state.turn[PHASE] < BUILD ? track + BID : track;
}
