import type { Refusal, Tell } from '../../../kit/rules';
import { COMPANIES } from '../data/board-form';
import { changeInfluence } from './influence';
import { type Company, influenceOf, PHASE, PLAY, SEAT, type State } from './state';
import { makeReady } from './supply';

/** Trains that a company gets when a share of it is taken (3.3). */
const TRAINS_WITH_SHARE = 3;

/** Whether the seat to act may take a share (3.1, 3.2): the one place that decides. */
export function mayTake(state: State, company: Company): boolean {
  return (
    state.sharesLeft[company] > 0 &&
    influenceOf(state, company, state.turn[SEAT]) >= state.ready[company]
  );
}

/** Why the seat to act may not take a share of this company; null when it may. */
export function takeRefusal(state: State, company: Company): Refusal | null {
  if (state.turn[PHASE] !== PLAY) return { because: 'wrong-phase' };
  if (mayTake(state, company)) return null;
  const name = COMPANIES[company];
  if (state.sharesLeft[company] === 0) return { because: 'no-share-left', company: name };
  const has = influenceOf(state, company, state.turn[SEAT]);
  return { because: 'influence-too-low', company: name, needs: state.ready[company], has };
}

export function playTake(state: State, company: Company, tell?: Tell<State>): void {
  const seat = state.turn[SEAT];
  const cost = state.ready[company];
  state.sharesLeft[company]--;
  state.shares[company * state.seats + seat]++;
  tell?.({ event: 'take', seat, company: COMPANIES[company], cost }, state);
  changeInfluence(state, company, seat, -cost, tell);
  if (state.sharesLeft[company] === 0) {
    tell?.({ event: 'depleted', company: COMPANIES[company], reason: 'shares' }, state);
  }
  makeReady(state, company, TRAINS_WITH_SHARE, 'trains', tell);
}
