import type { Action, Tell } from '../../../kit/rules';
import { STEPS_MOST, walkBack } from './action';
import { atLeast } from './options';
import { COMPANY_COUNT, type Company, isAutoma, SEAT, type State } from './state';
import { makeReady, movable } from './supply';

/** 8 normal: the automa pays no company that has so many ready. */
const AUTOMA_PAYS_BELOW = 2;

const route = new Int16Array(STEPS_MOST + 1);

/**
 * How many trains a company gets because the seat to act builds over its track (4.8), before it is built. None
 * for the company that builds: its own track never lies on a route (4.2, 4.3).
 */
export function compensationFor(state: State, build: Action, company: Company): number {
  let met = 0;
  for (let i = walkBack(state, build, route) - 1; i >= 0; i--) {
    met += (state.track[route[i]] >> company) & 1;
  }
  return payable(state, company, met);
}

/** Of one train a hex met, those that the rules let it have. */
function payable(state: State, company: Company, met: number): number {
  if (isAutoma(state, state.turn[SEAT]) && atLeast(state.options, 'normal')) {
    // Hexes count one by one, so it is paid until it has two.
    const below = Math.max(0, AUTOMA_PAYS_BELOW - state.ready[company]);
    return movable(state, company, Math.min(met, below));
  }
  return movable(state, company, met);
}

const due = new Uint8Array(COMPANY_COUNT);

/** Works out what all companies get by a build whose track is not laid yet; `payCompensation` pays it. */
export function reckonCompensation(state: State, build: Action): void {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    due[company] = compensationFor(state, build, company);
  }
}

/** 4.8, as reckoned. */
export function payCompensation(state: State, tell?: Tell<State>): void {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (due[company] > 0) makeReady(state, company, due[company], 'compensation', tell);
  }
}
