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
import { estimate, HOLDERS_MOST, winner } from './shares-of-the-win';
import { stageOf, toTheEnd } from './stage';
import { blankWeights, weightsAt } from './weights';

/**
 * What each part of an action would gain the seat to act over its rivals, in prospects. An action changes
 * few figures of few companies, so each change is tried on the state, reckoned once, and taken back; the
 * hundreds of actions of a position are sums of these.
 */

/** Trains that come with a share (3.3). */
const TRAINS_WITH_SHARE = 3;

/** What bringing the end nearer is worth to a seat that would win it all, for the whole length of a match. */
const HASTE = 2;

/** What an end of the match at once is worth to its winner. */
const DECIDED = 3;

/** Kinds of change, each with a place for every amount up to 5. */
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
/** How much a holder's prospects count against the seat's own: rivals who are likely to win count more. */
const against = new Float64Array(HOLDERS_MOST);
const prospects = new Float64Array(HOLDERS_MOST);
/**
 * Gains once reckoned, NaN before, by company, kind and amount. The functions below see to it that a gain is
 * reckoned, and hand back its place: a fraction handed back would be an object on the heap, hundreds of them
 * for every position.
 */
export const gains = new Float64Array(COMPANY_COUNT * KINDS * AMOUNTS);
/** The lead in each company as things stand, and as they are just being tried. */
const before = new Float64Array(COMPANY_COUNT);
const after = new Float64Array(COMPANY_COUNT);
let haste = 0;
let life = 0;

/** Begins to reckon gains in this position; the others below answer for it until the next call. */
export function lookAt(state: State): void {
  const seat = state.turn[SEAT];
  estimate(state, shares);
  const rivals = Math.max(1 - shares[seat], 1e-3);
  for (let holder = 0; holder < state.holders; holder++) {
    against[holder] = holder === seat ? 1 : -shares[holder] / rivals;
  }
  haste = HASTE * (shares[seat] - 1 / state.holders);
  life = toTheEnd(state);
  gains.fill(Number.NaN);
  // What counts is the position after the turn: in the last round nothing can be mended then.
  state.turn[SEAT] = seat + 1;
  weightsAt(state, stageOf(state), weights);
  state.turn[SEAT] = seat;
  for (let company = 0; company < COMPANY_COUNT; company++) lead(state, company, before);
}

/** 4.10. */
export function gainOfInfluence(state: State, company: Company, by: number): number {
  const at = place(company, INFLUENCE, by);
  if (Number.isNaN(gains[at])) {
    const index = company * state.holders + state.turn[SEAT];
    state.influence[index] += by;
    gainSoFar(state, company, at);
    state.influence[index] -= by;
  }
  return at;
}

/** 4.7, 4.9: the trains of a route leave ready, and all but one lengthen the company. */
export function gainOfLaying(state: State, company: Company, trains: number): number {
  const at = place(company, LAYING, trains);
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
  const at = place(company, LENGTH, by);
  if (Number.isNaN(gains[at])) {
    const length = state.length[company];
    state.length[company] = Math.min(lengthMost(state), length + by);
    gainSoFar(state, company, at);
    state.length[company] = length;
  }
  return at;
}

/** 4.8, of another company than the one that builds. */
export function gainOfCompensation(state: State, company: Company, trains: number): number {
  const at = place(company, COMPENSATION, trains);
  if (Number.isNaN(gains[at])) gainAfterTrains(state, company, trains, 0, at);
  return at;
}

/** 3.2, 3.3. */
export function gainOfTake(state: State, company: Company): number {
  const at = place(company, TAKE, 1);
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

/** 1.5, 9.1: shares set aside come into the seat's hand. */
export function gainOfDraft(state: State, company: Company): number {
  const at = place(company, DRAFT, 1);
  if (Number.isNaN(gains[at])) {
    const index = company * state.holders + state.turn[SEAT];
    state.shares[index]++;
    gainSoFar(state, company, at);
    state.shares[index]--;
  }
  return at;
}

/** Reckons what the company gains by what is being tried. */
function gainSoFar(state: State, company: Company, at: number): void {
  lead(state, company, after);
  gains[at] = after[company] - before[company];
}

/** The same of trains that become ready and shares that are taken: they bring the end nearer, too. */
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
  // 9.4: in the expert duel a depleted company ends the match, and what it brings is the win or nothing.
  const ends = state.options.mode === 'duel-expert' && isDepleted(state, company);
  if (ends) gains[at] = DECIDED * (winner(state) === state.turn[SEAT] ? 1 : -1);
  else {
    gainSoFar(state, company, at);
    gains[at] += haste * (life - toTheEnd(state));
  }
  state.ready[company] -= trains;
  state.supply[company] += trains;
  state.sharesLeft[company] = left;
}

/** What a company does for the seat to act, less what it does for its rivals, once the turn is over. */
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

function place(company: Company, kind: number, amount: number): number {
  return (company * KINDS + kind) * AMOUNTS + amount;
}
