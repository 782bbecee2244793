import type { Action } from '../../../kit/rules';
import { STEPS_MOST, walkBack } from './action';
import type { Emit } from './events';
import { atLeast } from './options';
import { COMPANY_COUNT, type Company, isAutoma, SEAT, type State } from './state';
import { makeReady, movable } from './supply';

/** 8 normal: the automa does not pay a company with this many ready trains. */
const AUTOMA_PAYS_BELOW = 2;

const route = new Int16Array(STEPS_MOST + 1);
/** By company, the number of hexes of a route that have its track. */
const met = new Uint8Array(COMPANY_COUNT);

/** Never the building company: its own track is never on a route (4.2, 4.3). */
function meet(state: State, build: Action): void {
  met.fill(0);
  for (let i = walkBack(state, build, route) - 1; i >= 0; i--) {
    const there = state.track[route[i]];
    if (there === 0) continue;
    for (let company = 0; company < COMPANY_COUNT; company++)
      met[company] += (there >> company) & 1;
  }
}

/** How many trains a company will get because the seat to act builds over its track (4.8). Call before the build. */
export function compensationFor(state: State, build: Action, company: Company): number {
  meet(state, build);
  return payable(state, company);
}

/** One train per hex met, within the limits of the rules. */
function payable(state: State, company: Company): number {
  if (isAutoma(state, state.turn[SEAT]) && atLeast(state.options, 'normal')) {
    // Hexes count one by one, so it is paid until it has two.
    const below = Math.max(0, AUTOMA_PAYS_BELOW - state.ready[company]);
    return movable(state, company, Math.min(met[company], below));
  }
  return movable(state, company, met[company]);
}

const due = new Uint8Array(COMPANY_COUNT);

/** Computes the compensation of all companies before the track is laid; `payCompensation` pays it. */
export function reckonCompensation(state: State, build: Action): void {
  meet(state, build);
  for (let company = 0; company < COMPANY_COUNT; company++) due[company] = payable(state, company);
}

/** 4.8, as computed before. */
export function payCompensation(state: State, emit?: Emit): void {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (due[company] > 0) makeReady(state, company, due[company], 'compensation', emit);
  }
}
