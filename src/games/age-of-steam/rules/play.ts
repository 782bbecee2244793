import type { Action } from '../../../kit/rules';
import { TURNS } from '../data/figures';
import {
  BUILD_KIND,
  DONE_KIND,
  DRAW_KIND,
  ENGINE_KIND,
  GO_KIND,
  ISSUE_KIND,
  kindOf,
  oneOf,
  PASS_KIND,
  PLACE_KIND,
  SELECT_KIND,
  SHIP_KIND,
  twoOf,
  URBANIZE_KIND,
} from './action';
import { beginAuction, playAuction } from './auction';
import { beginBuild, playBuild, playDone } from './build';
import { playGo, playShip } from './delivery';
import type { Emit } from './events';
import { settleFinances } from './finances';
import { growGoods } from './growth';
import { beginIssue, playIssue } from './issue';
import { beginMove, playEngine, playMovePass } from './move';
import { beginProduction, playDraw, playPlace, playProductionPass } from './production';
import { beginSelect, playSelect } from './select';
import { AT, AUCTION, DRAWN, MOVE, NUMBER, OVER, PHASE, SEAT, type State } from './state';
import { playUrbanize } from './urbanize';

/** Plays a legal action and all that follows from it without a decision (2.1). */
export function play(state: State, action: Action, emit?: Emit): void {
  const kind = kindOf(action);
  const one = oneOf(action);
  switch (kind) {
    case ISSUE_KIND:
      if (!playIssue(state, one, emit)) beginAuction(state);
      return;
    case SELECT_KIND:
      if (!playSelect(state, one, emit)) beginBuild(state);
      return;
    case URBANIZE_KIND:
      playUrbanize(state, twoOf(action), one, emit);
      return;
    case BUILD_KIND:
      if (!playBuild(state, one, twoOf(action), emit)) beginMove(state);
      return;
    case DONE_KIND:
      if (!playDone(state, emit)) beginMove(state);
      return;
    case SHIP_KIND:
      playShip(state, one, twoOf(action), emit);
      return;
    case GO_KIND:
      if (!playGo(state, one, emit)) endMove(state, emit);
      return;
    case ENGINE_KIND:
      if (!playEngine(state, emit)) endMove(state, emit);
      return;
    case DRAW_KIND:
      playDraw(state, emit);
      return;
    case PLACE_KIND:
      if (!playPlace(state, one, twoOf(action), emit)) endGrow(state, emit);
      return;
    case PASS_KIND:
      if (state.turn[PHASE] === AUCTION) break;
      if (state.turn[PHASE] === MOVE) {
        if (!playMovePass(state, emit)) endMove(state, emit);
      } else {
        playProductionPass(state, emit);
        endGrow(state, emit);
      }
      return;
  }
  if (!playAuction(state, kind, one, emit)) beginSelect(state);
}

/** 9, and what follows: the end, Production's decision, or goods growth. */
function endMove(state: State, emit?: Emit): void {
  const goesOn = settleFinances(state, emit);
  if (!goesOn || state.turn[NUMBER] === TURNS[state.seats]) {
    state.turn[PHASE] = OVER;
    state.turn[SEAT] = 0;
    state.turn[AT] = 0;
    emit?.({ event: 'over' }, state);
  } else if (!beginProduction(state)) {
    beginNextTurn(state, emit);
  }
}

function endGrow(state: State, emit?: Emit): void {
  state.turns[0]++;
  state.turn[DRAWN] = 0;
  beginNextTurn(state, emit);
}

/** 10.3, 11.1. */
function beginNextTurn(state: State, emit?: Emit): void {
  growGoods(state, emit);
  state.turn[NUMBER]++;
  emit?.({ event: 'turn', number: state.turn[NUMBER] }, state);
  beginIssue(state);
}
