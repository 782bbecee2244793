import { COMPANIES } from '../data/companies';
import type { Emit } from './events';
import { belongsToPlay, type ExpressKind, ofCompany } from './kind';
import { atLeast } from './options';
import { COMPANY_COUNT, type Company, influenceOf, SEAT, type State, USED } from './state';
import { makeReady, movable } from './supply';
import { changeInfluence } from './tracks';

/** The trains that a company gets when a share of it is taken (3.3). */
const TRAINS_WITH_SHARE = 3;

/** Whether the seat to act may take a share (3.1, 3.2, 9.2, 9.3). Only this function decides it. */
export function mayTake(state: State, company: Company): boolean {
  return (
    state.sharesLeft[company] > 0 &&
    influenceOf(state, company, state.turn[SEAT]) >= state.ready[company] &&
    (state.turn[USED] === 0 || (!isUsed(state, company) && !takeDepletes(state, company)))
  );
}

/** 9.2: whether the first action of this turn was for the company. */
export function isUsed(state: State, company: Company): boolean {
  return state.turn[USED] === company + 1;
}

/** 9.3: whether taking a share would deplete the company. */
function takeDepletes(state: State, company: Company): boolean {
  const trains = movable(state, company, TRAINS_WITH_SHARE);
  return state.sharesLeft[company] === 1 || state.supply[company] === trains;
}

/** Takes a share and pays influence for it (3). The args are its company. */
export const take = {
  ...ofCompany,
  do: 'take',
  belongs: belongsToPlay,
  refusal(state, company) {
    if (mayTake(state, company)) return null;
    const name = COMPANIES[company];
    if (isUsed(state, company)) return { because: 'company-used', company: name };
    if (state.sharesLeft[company] === 0) return { because: 'no-share-left', company: name };
    const has = influenceOf(state, company, state.turn[SEAT]);
    const needs = state.ready[company];
    if (has < needs) return { because: 'influence-too-low', company: name, needs, has };
    return { because: 'would-end', company: name };
  },
  list(state, into, at) {
    let next = at;
    for (let company = 0; company < COMPANY_COUNT; company++)
      if (mayTake(state, company)) into[next++] = company;
    return next;
  },
  play(state, company, emit) {
    const seat = state.turn[SEAT];
    const cost = state.ready[company];
    moveShare(state, company, seat);
    emit?.({ event: 'take', seat, company: COMPANIES[company], cost }, state);
    changeInfluence(state, company, seat, -cost, emit);
    tellDepleted(state, company, emit);
    makeReady(state, company, TRAINS_WITH_SHARE, 'trains', emit);
  },
} as const satisfies ExpressKind;

/** The automa takes a share and pays nothing (7.6, 8). */
export function playAutomaTake(state: State, company: Company, emit?: Emit): void {
  const { options } = state;
  moveShare(state, company, state.seats);
  emit?.({ event: 'automa', does: { do: 'take', company: COMPANIES[company] } }, state);
  if (atLeast(options, 'expert')) changeInfluence(state, company, state.seats, 1, emit);
  tellDepleted(state, company, emit);
  // 8 normal: ready becomes 3; below that level, 3 are added.
  const trains = atLeast(options, 'normal')
    ? TRAINS_WITH_SHARE - state.ready[company]
    : TRAINS_WITH_SHARE;
  makeReady(state, company, trains, 'trains', emit);
}

function moveShare(state: State, company: Company, holder: number): void {
  state.sharesLeft[company]--;
  state.shares[company * state.holders + holder]++;
}

function tellDepleted(state: State, company: Company, emit?: Emit): void {
  if (state.sharesLeft[company] > 0) return;
  emit?.({ event: 'depleted', company: COMPANIES[company], reason: 'shares' }, state);
}
