import {
  COMPANY_COUNT,
  type Company,
  lengthMost,
  READY_MOST,
  SEAT,
  type State,
} from '../rules/state';
import { isDepleted, movable, useSupply } from '../rules/supply';
import { addCompany } from './prospects';
import { HOLDERS_MOST, value, winner } from './shares-of-the-win';
import { blankWeights, stageOf, toTheEnd, weightsAt } from './weights';

/**
 * How much each part of an action gains for the seat to act over its rivals, in prospects. An action changes few
 * values of few companies. So each change is applied to the state, evaluated once, and reverted. The gains of
 * the hundreds of actions in a position are sums of these.
 */

/** The trains that a company gets with a share (3.3). */
const TRAINS_WITH_SHARE = 3;

/** The gain from bringing the end nearer, for a seat that is sure to win, over the whole length of a match. */
const END_GAIN = 2;

/** The gain from ending the match at once, for its winner. */
const WIN_GAIN = 3;

/** Kinds of change. Each has an index for every amount up to 5. */
const INFLUENCE = 0;
const LAYING = 1;
const COMPENSATION = 2;
const TAKE = 3;
const LENGTH = 4;
const DRAFT = 5;
const KINDS = 6;
const AMOUNTS = READY_MOST + 1;

const weights = blankWeights();
const shares = new Float32Array(HOLDERS_MOST);
/** The weight of a holder's prospects against the seat's own. Rivals who are likely to win weigh more. */
const against = new Float64Array(HOLDERS_MOST);
const prospects = new Float64Array(HOLDERS_MOST);
/**
 * Computed gains by company, kind and amount; NaN: not computed yet. The functions below compute a gain if needed
 * and return its index. Returning the number itself would allocate a heap object, hundreds of them per position.
 */
export const gains = new Float64Array(COMPANY_COUNT * KINDS * AMOUNTS);
/** The lead in each company, now and with the change applied. */
const before = new Float64Array(COMPANY_COUNT);
const after = new Float64Array(COMPANY_COUNT);
let endGain = 0;
let remaining = 0;

/** Prepares the gains of a position. The functions below refer to it until the next call. */
export function prepareGains(state: State): void {
  const seat = state.turn[SEAT];
  value(state, shares);
  const rivals = Math.max(1 - shares[seat], 1e-3);
  for (let holder = 0; holder < state.holders; holder++) {
    against[holder] = holder === seat ? 1 : -shares[holder] / rivals;
  }
  endGain = END_GAIN * (shares[seat] - 1 / state.holders);
  remaining = toTheEnd(state);
  gains.fill(Number.NaN);
  // The position after the turn counts: in the last round nothing can be repaired afterwards.
  state.turn[SEAT] = seat + 1;
  weightsAt(state, stageOf(state), weights);
  state.turn[SEAT] = seat;
  for (let company = 0; company < COMPANY_COUNT; company++) lead(state, company, before);
}

/** 4.10. */
export function gainOfInfluence(state: State, company: Company, by: number): number {
  const at = indexOf(company, INFLUENCE, by);
  if (Number.isNaN(gains[at])) {
    const index = company * state.holders + state.turn[SEAT];
    state.influence[index] += by;
    gainSoFar(state, company, at);
    state.influence[index] -= by;
  }
  return at;
}

/** 4.7, 4.9: the trains of a route leave ready, and all but one of them lengthen the company. */
export function gainOfLaying(state: State, company: Company, trains: number): number {
  const at = indexOf(company, LAYING, trains);
  if (Number.isNaN(gains[at])) {
    const length = state.length[company];
    state.ready[company] -= trains;
    state.length[company] = Math.min(lengthMost(state), length + trains - 1);
    gainSoFar(state, company, at);
    state.ready[company] += trains;
    state.length[company] = length;
  }
  return at;
}

/** 10.3. */
export function gainOfLength(state: State, company: Company, by: number): number {
  const at = indexOf(company, LENGTH, by);
  if (Number.isNaN(gains[at])) {
    const length = state.length[company];
    state.length[company] = Math.min(lengthMost(state), length + by);
    gainSoFar(state, company, at);
    state.length[company] = length;
  }
  return at;
}

/** 4.8, for another company than the builder's. */
export function gainOfCompensation(state: State, company: Company, trains: number): number {
  const at = indexOf(company, COMPENSATION, trains);
  if (Number.isNaN(gains[at])) gainAfterTrains(state, company, trains, 0, at);
  return at;
}

/** 3.2, 3.3. */
export function gainOfTake(state: State, company: Company): number {
  const at = indexOf(company, TAKE, 1);
  if (Number.isNaN(gains[at])) {
    const index = company * state.holders + state.turn[SEAT];
    const cost = state.ready[company];
    state.influence[index] -= cost;
    state.shares[index]++;
    const trains = movable(state, company, TRAINS_WITH_SHARE);
    gainAfterTrains(state, company, trains, 1, at);
    state.shares[index]--;
    state.influence[index] += cost;
  }
  return at;
}

/** 1.5, 9.1: shares that were set aside go to the seat. */
export function gainOfDraft(state: State, company: Company): number {
  const at = indexOf(company, DRAFT, 1);
  if (Number.isNaN(gains[at])) {
    const index = company * state.holders + state.turn[SEAT];
    state.shares[index]++;
    gainSoFar(state, company, at);
    state.shares[index]--;
  }
  return at;
}

/** Writes the gain from the applied change. */
function gainSoFar(state: State, company: Company, at: number): void {
  lead(state, company, after);
  gains[at] = after[company] - before[company];
}

/** As `gainSoFar`, for trains that become ready and shares that are taken. These also bring the end nearer. */
function gainAfterTrains(
  state: State,
  company: Company,
  trains: number,
  taken: number,
  at: number,
): void {
  const left = state.sharesLeft[company];
  state.sharesLeft[company] -= taken;
  state.ready[company] += trains;
  useSupply(state, company, trains);
  // 9.4: in the expert duel a depleted company ends the match, so the gain is the win or the loss.
  const ends = state.options.mode === 'duel-expert' && isDepleted(state, company);
  if (ends) gains[at] = WIN_GAIN * (winner(state) === state.turn[SEAT] ? 1 : -1);
  else {
    gainSoFar(state, company, at);
    gains[at] += endGain * (remaining - toTheEnd(state));
  }
  state.ready[company] -= trains;
  state.supply[company] += trains;
  state.sharesLeft[company] = left;
}

/** What a company is worth to the seat to act after the turn, less its worth to the rivals. */
function lead(state: State, company: Company, into: Float64Array): void {
  const seat = state.turn[SEAT];
  prospects.fill(0);
  state.turn[SEAT] = seat + 1;
  addCompany(state, company, weights, prospects);
  state.turn[SEAT] = seat;
  let sum = 0;
  for (let holder = 0; holder < state.holders; holder++) sum += against[holder] * prospects[holder];
  into[company] = sum;
}

function indexOf(company: Company, kind: number, amount: number): number {
  return (company * KINDS + kind) * AMOUNTS + amount;
}
