import type { Action, Seat } from '../../../kit/rules';
import { KEY as KEY_FIGURES, PRIZE_POINTS } from '../data/board';
import { TILE_IDS } from '../data/effects';
import { BONUS_CARD_IDS, CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import {
  AGAIN_KIND,
  AS_SPREAD,
  BONUS_KIND,
  CARD_KIND,
  DONE_KIND,
  FACTORY_KIND,
  FLIP_KIND,
  FROM_RETURNED,
  GUEST_KIND,
  INDUSTRY_KIND,
  KEY_KIND,
  kindOf,
  MOVE_KIND,
  oneOf,
  PASS_KIND,
  PRIZE_KIND,
  PUT_KIND,
  SKIP_KIND,
  START_KIND,
  STAY_KIND,
  STEP_KIND,
  TAKE_KIND,
  TAKE_POINTS,
  TOKEN_KIND,
  threeOf,
  twoOf,
  USE_KIND,
} from './action';
import type { Emit } from './events';
import { moveMarker } from './industry';
import { flipTile, layFactory, putTile, takeTile } from './locomotives';
import { perform, scorePoints } from './perform';
import { playMove, playPass, playStart, playStay, playUse, repeat } from './play-space';
import { unitOf } from './refusal-pool';
import { spreadStep, unlock } from './spread';
import { CARDS, COLOR_MOST, PICK, PICKED, SEAT, type State, spend } from './state';
import { moveTrack } from './steps';
import { ENGINEER_IDS, FACTORY_IDS, KEY_STEPS, SPACE_IDS } from './tables';
import { endByChoice, endDecisions, settle } from './turn-end';
import { BONUS } from './units';

/** Plays a legal action and all that follows from it without a decision. */
export function play(state: State, action: Action, emit?: Emit): void {
  const seat = state.now[SEAT];
  const one = oneOf(action);
  switch (kindOf(action)) {
    case START_KIND:
      playStart(state, seat, one, emit);
      return;
    case USE_KIND:
      playUse(state, seat, one, twoOf(action), emit);
      return;
    case PASS_KIND:
      playPass(state, seat, emit);
      return;
    case MOVE_KIND:
      playMove(state, seat, one, emit);
      return;
    case STAY_KIND:
      playStay(state, seat, emit);
      return;
    case BONUS_KIND:
      pickBonus(state, seat, one, emit);
      return;
    case DONE_KIND:
      emit?.({ event: 'done', seat }, state);
      endByChoice(state, emit);
      return;
    default:
      if (!playLock(state, seat, action, emit)) playPool(state, seat, action, emit);
      settle(state, emit);
  }
}

/** 5.9: a decision of the present lock; false: the action is none. */
function playLock(state: State, seat: Seat, action: Action, emit?: Emit): boolean {
  const one = oneOf(action);
  switch (kindOf(action)) {
    case PUT_KIND:
      putTile(state, seat, one, twoOf(action), emit);
      return true;
    case FLIP_KIND:
      flipTile(state, seat, emit);
      return true;
    case STEP_KIND:
      if (one !== AS_SPREAD) return false;
      spreadStep(state, seat, lineOf(action), colorOf(action), emit);
      return true;
    case AGAIN_KIND:
      unlock(state);
      emit?.({ event: 'again', seat, space: SPACE_IDS[one] }, state);
      repeat(state, seat, one, emit);
      return true;
    case GUEST_KIND:
      unlock(state);
      emit?.({ event: 'guest', seat, engineer: one }, state);
      perform(state, seat, state.set.engineers[one], false, ENGINEER_IDS[one - 1], emit);
      return true;
    case SKIP_KIND:
      unlock(state);
      emit?.({ event: 'skip', seat }, state);
      return true;
    default:
      return false;
  }
}

const lineOf = (action: Action) => Math.floor(twoOf(action) / COLOR_MOST);
const colorOf = (action: Action) => twoOf(action) % COLOR_MOST;

/** 5.2, 5.3: one unit of the pool is used. */
function playPool(state: State, seat: Seat, action: Action, emit?: Emit): void {
  const one = oneOf(action);
  spend(state, unitOf(action));
  switch (kindOf(action)) {
    case STEP_KIND:
      moveTrack(state, seat, lineOf(action), colorOf(action), emit);
      return;
    case INDUSTRY_KIND:
      playIndustry(state, seat, one, emit);
      return;
    case TAKE_KIND:
      takeTile(state, seat, twoOf(action), emit);
      return;
    case FACTORY_KIND:
      layFactory(state, seat, one >= FROM_RETURNED, twoOf(action), threeOf(action), emit);
      return;
    case KEY_KIND:
      playKey(state, seat, one, emit);
      return;
    case TOKEN_KIND:
      state.tokens[seat] |= 1 << one;
      emit?.({ event: 'token', seat, token: TOKEN_IDS[one] }, state);
      perform(state, seat, state.set.tokens[one], false, 'token', emit);
      return;
    case CARD_KIND:
      state.now[CARDS] &= ~(1 << one);
      emit?.({ event: 'card', seat, card: CARD_IDS[one] }, state);
      perform(state, seat, state.set.cards[one], true, 'card', emit);
      return;
    case PRIZE_KIND:
      emit?.({ event: 'prize', seat, take: one === TAKE_POINTS ? 'points' : 'bonus' }, state);
      if (one === TAKE_POINTS) scorePoints(state, seat, PRIZE_POINTS, 'prize', emit);
      else state.may[BONUS]++;
  }
}

/** 8.3, 8.4: the marker moves, a special pays, then the factory is set off. */
function playIndustry(state: State, seat: Seat, from: number, emit?: Emit): void {
  const factory = moveMarker(state, seat, from, emit);
  if (factory === 0) return;
  emit?.({ event: 'trigger', seat, tile: TILE_IDS[factory - 1] }, state);
  const program = state.set.factories[factory - 1];
  if (program) perform(state, seat, program, false, FACTORY_IDS[factory - 1], emit);
}

/** 6.7. */
function playKey(state: State, seat: Seat, take: number, emit?: Emit): void {
  emit?.({ event: 'key', seat, take: take === TAKE_POINTS ? 'points' : 'steps' }, state);
  if (take === TAKE_POINTS) scorePoints(state, seat, KEY_FIGURES.points, 'key', emit);
  else perform(state, seat, KEY_STEPS, false, 'key', emit);
}

/** 5.8. */
function pickBonus(state: State, seat: Seat, card: number, emit?: Emit): void {
  const { now, may, bonusAt, pickCard, pickSeat } = state;
  may[BONUS]--;
  bonusAt[card] = PICK;
  pickCard[now[PICKED]] = card;
  pickSeat[now[PICKED]] = seat;
  now[PICKED]++;
  emit?.({ event: 'bonus', seat, card: BONUS_CARD_IDS[card] }, state);
  endDecisions(state, emit);
}
