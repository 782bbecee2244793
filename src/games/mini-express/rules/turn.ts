import type { Action } from '../../../kit/rules';
import { companyOf } from './action';
import { actions, MOST_ACTIONS } from './actions';
import { playAutomaTurn } from './automa';
import { sharesAtStart } from './begin';
import { mayBuild } from './build-list';
import { isDestination } from './destinations';
import type { Emit } from './events';
import { belongsToDraft } from './kind';
import {
  COMPANY_COUNT,
  type Company,
  isAutoma,
  OVER,
  PHASE,
  PLAY,
  SEAT,
  STEP,
  type State,
  USED,
} from './state';
import { depletedCount, isLastRound } from './supply';
import { mayTake } from './take';

const listed = new Int32Array(MOST_ACTIONS);

/** 9.2: whether this is the single first action of an expert duel. Nothing has been built or taken before it. */
export function isOpening(state: State): boolean {
  if (state.options.mode !== 'duel-expert') return false;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.sharesLeft[company] !== sharesAtStart(state.options)) return false;
  }
  for (let hex = 0; hex < state.track.length; hex++) {
    if (state.track[hex] !== 0 && state.board.startHex.indexOf(hex) < 0) return false;
  }
  return true;
}

/** Plays a legal action and everything that follows without a decision. */
export function play(state: State, action: Action, emit?: Emit): void {
  if (belongsToDraft(state)) {
    actions.play(state, action, emit);
    state.turns[0]++;
    // The last pick of the draft starts the first turn.
    if (state.turn[PHASE] === PLAY) settle(state, emit);
    return;
  }
  const wasOpening = isOpening(state);
  const wasLastRound = isLastRound(state);
  actions.play(state, action, emit);
  if (!wasLastRound && isLastRound(state)) emit?.({ event: 'last-round' }, state);
  endAction(state, companyOf(action), wasOpening, emit);
}

/** After an action of a seat for `company`: its second action (9.2), or the next turn. */
function endAction(state: State, company: Company, wasOpening: boolean, emit?: Emit): void {
  if (state.options.mode === 'duel-expert') {
    // 9.4: one depleted company ends the match at once.
    if (depletedCount(state) > 0) {
      endMatch(state, emit);
      return;
    }
    if (state.turn[STEP] === 1 && !wasOpening) {
      state.turn[STEP] = 2;
      state.turn[USED] = company + 1;
      // Ruling: without a legal second action the turn ends after the first.
      if (hasAction(state)) return;
    }
  }
  passTurn(state, emit);
  settle(state, emit);
}

/**
 * Plays on to the next decision of a seat: the automa acts, and seats without a legal action are skipped. If nobody
 * has a legal action, the match is over (2.2).
 */
export function settle(state: State, emit?: Emit): void {
  let idle = 0;
  while (state.turn[PHASE] === PLAY) {
    const seat = state.turn[SEAT];
    if (isAutoma(state, seat)) {
      const turn = playAutomaTurn(state, emit);
      idle = turn === 'acted' ? 0 : idle + 1;
      if (turn === 'end') idle = state.holders;
    } else {
      if (hasAction(state)) return;
      emit?.({ event: 'skip', seat }, state);
      idle++;
    }
    if (idle === state.holders) endMatch(state, emit);
    else passTurn(state, emit);
  }
}

/** Passes the turn to the next seat. A complete last round ends the match (5.2). */
function passTurn(state: State, emit?: Emit): void {
  state.turn[STEP] = 1;
  state.turn[USED] = 0;
  state.turns[0]++;
  const next = state.turn[SEAT] + 1;
  state.turn[SEAT] = next < state.holders ? next : 0;
  if (next === state.holders && isLastRound(state)) endMatch(state, emit);
}

function endMatch(state: State, emit?: Emit): void {
  state.turn[PHASE] = OVER;
  state.turn[SEAT] = 0;
  state.turn[STEP] = 1;
  state.turn[USED] = 0;
  emit?.({ event: 'over' }, state);
}

/** Whether the seat to act has any legal action. */
function hasAction(state: State): boolean {
  // Which builds would deplete a company depends on route and choices (9.3), so only the list can tell.
  if (state.turn[USED] !== 0) return actions.list(state, listed) > 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (mayTake(state, company)) return true;
    if (!mayBuild(state, company)) continue;
    for (let city = 0; city < state.tile.length; city++) {
      if (isDestination(state, company, city)) return true;
    }
  }
  return false;
}
