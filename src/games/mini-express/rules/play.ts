import type { Action, Tell } from '../../../kit/rules';
import { BUILD_KIND, companyOf, DRAFT_KIND, kindOf } from './action';
import { playBuild } from './build';
import { isDestination } from './destinations';
import { playDraft } from './draft';
import { COMPANY_COUNT, OVER, PHASE, PLAY, SEAT, type State } from './state';
import { isLastRound } from './supply';
import { mayTake, playTake } from './take';

/** Plays a legal action and all that follows from it without a decision. */
export function play(state: State, action: Action, tell?: Tell<State>): void {
  const kind = kindOf(action);
  if (kind === DRAFT_KIND) {
    playDraft(state, companyOf(action), tell);
    // The draft's last pick opens the first turn.
    if (state.turn[PHASE] === PLAY) skipIdleSeats(state, tell);
    return;
  }
  const wasLastRound = isLastRound(state);
  if (kind === BUILD_KIND) playBuild(state, action, tell);
  else playTake(state, companyOf(action), tell);
  if (!wasLastRound && isLastRound(state)) tell?.({ event: 'last-round' }, state);
  endTurn(state, tell);
  if (state.turn[PHASE] === PLAY) skipIdleSeats(state, tell);
}

/** Passes the turn on; a last round that has come full circle ends the match (5.2). */
function endTurn(state: State, tell?: Tell<State>): void {
  const next = state.turn[SEAT] + 1;
  if (next < state.seats) {
    state.turn[SEAT] = next;
    return;
  }
  state.turn[SEAT] = 0;
  if (isLastRound(state)) endMatch(state, tell);
}

function endMatch(state: State, tell?: Tell<State>): void {
  state.turn[PHASE] = OVER;
  state.turn[SEAT] = 0;
  tell?.({ event: 'over' }, state);
}

/** 2.2: seats with nothing to do are skipped; when nobody has anything to do the match is over. */
export function skipIdleSeats(state: State, tell?: Tell<State>): void {
  for (let skipped = 0; !hasAction(state); skipped++) {
    if (skipped === state.seats) {
      endMatch(state, tell);
      return;
    }
    tell?.({ event: 'skip', seat: state.turn[SEAT] }, state);
    endTurn(state, tell);
    if (state.turn[PHASE] === OVER) return;
  }
}

/** Whether the seat to act has any legal action. Builds are the same for all seats, shares are not. */
function hasAction(state: State): boolean {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (mayTake(state, company)) return true;
    if (state.ready[company] === 0) continue;
    for (let city = 0; city < state.tile.length; city++) {
      if (isDestination(state, company, city)) return true;
    }
  }
  return false;
}
