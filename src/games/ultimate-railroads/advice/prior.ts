import type { Action } from '../../../kit/rules';
import { KEY as KEY_FIGURES } from '../data/board';
import {
  AGAIN_KIND,
  AS_SPREAD,
  BONUS_KIND,
  CARD_KIND,
  DONE_KIND,
  FACTORY_KIND,
  FLIP_KIND,
  GUEST_KIND,
  INDUSTRY_KIND,
  KEY_KIND,
  kindOf,
  MOVE_KIND,
  oneOf,
  PASS_KIND,
  PUT_KIND,
  rublesIn,
  SKIP_KIND,
  START_KIND,
  STAY_KIND,
  STEP_KIND,
  TAKE_KIND,
  TAKE_POINTS,
  TOKEN_KIND,
  twoOf,
  USE_KIND,
} from '../rules/action';
import { cardPoints } from '../rules/final-score';
import { costOf, programOf } from '../rules/spaces';
import { COLOR_MOST, LINE_COUNT, LOCK_LEFT, SEAT, type State } from '../rules/state';
import { HIRE, MEDAL_TOKEN, PLACE_1, PLACE_2, REVALUE_TOKEN, TILE_NUMBERS } from '../rules/tables';
import { ANY } from '../rules/units';
import { reachWorth, stepWorth } from './lines';
import {
  bestStep,
  factoryWorth,
  locomotiveWorth,
  markerWorth,
  programWorth,
  roundsLeft,
} from './worth';

/** How promising each action looks at first sight: about the points that it brings, above 0. */
export function prior(state: State, actions: Int32Array, count: number, into: Float32Array): void {
  const left = roundsLeft(state);
  let space = -1;
  let spaceGain = 0;
  for (let at = 0; at < count; at++) {
    const action = actions[at];
    // The payments of a space follow each other, and its action is worth the same to all of them.
    if (kindOf(action) === USE_KIND && oneOf(action) !== space) {
      space = oneOf(action);
      spaceGain = spaceWorth(state, space, left);
    }
    const gain =
      kindOf(action) === USE_KIND
        ? (spaceGain * (1 - 0.15 * rublesIn(twoOf(action)))) / costOf(state, space)
        : gainOf(state, action, left);
    into[at] = Math.max(0.02, gain);
  }
}

function spaceWorth(state: State, space: number, left: number): number {
  const seat = state.now[SEAT];
  if (space === HIRE) return 4 + 2.5 * left;
  // A place comes with the worker's move, which may be as good as any other space.
  if (space === PLACE_1 || space === PLACE_2) return 2 + left;
  return programWorth(state, seat, programOf(state, space), left);
}

function gainOf(state: State, action: Action, left: number): number {
  const { now } = state;
  const seat = now[SEAT];
  const one = oneOf(action);
  const two = twoOf(action);
  switch (kindOf(action)) {
    case START_KIND:
      return programWorth(state, seat, state.set.startCards[one], left);
    case MOVE_KIND:
    case AGAIN_KIND:
      return spaceWorth(state, one, left);
    case GUEST_KIND:
      return programWorth(state, seat, state.set.engineers[one], left);
    case STEP_KIND: {
      const worth = stepWorth(state, seat, Math.floor(two / COLOR_MOST), two % COLOR_MOST, left);
      // What any color could do is kept for it.
      return one === AS_SPREAD || one < ANY ? worth : 0.9 * worth;
    }
    case INDUSTRY_KIND:
      return markerWorth(one, left);
    case TAKE_KIND:
      return locomotiveWorth(state, seat, left);
    case FACTORY_KIND:
      return factoryWorth(state, seat, left);
    case PUT_KIND:
      return putWorth(state, seat, one, two, left);
    case KEY_KIND:
      return one === TAKE_POINTS
        ? KEY_FIGURES.points
        : bestStep(state, seat, 0, left) + bestStep(state, seat, ANY, left);
    case TOKEN_KIND:
      return tokenWorth(state, seat, one, left);
    case CARD_KIND:
      return 4 + programWorth(state, seat, state.set.cards[one], left);
    case BONUS_KIND:
      return 3 + cardPoints(state, seat, one);
    case PASS_KIND:
      return 0.1;
    case FLIP_KIND:
    case STAY_KIND:
    case SKIP_KIND:
    case DONE_KIND:
      return 0.2;
    default:
      return one === TAKE_POINTS ? 10 : 8;
  }
}

/** The line's reach rises by the difference; what was there goes on. */
function putWorth(state: State, seat: number, line: number, over: number, left: number): number {
  const number = TILE_NUMBERS[state.now[LOCK_LEFT] - 1];
  const gain = number - (over > 0 ? TILE_NUMBERS[over - 1] : 0);
  const reach = state.reach[seat * LINE_COUNT + line];
  return reachWorth(state, seat, line, reach, reach + gain, left) + 0.5;
}

function tokenWorth(state: State, seat: number, token: number, left: number): number {
  const worth = programWorth(state, seat, state.set.tokens[token], left);
  if (token === MEDAL_TOKEN) return worth + 9 * left;
  if (token === REVALUE_TOKEN) return worth + 5 * left;
  return 3 + worth;
}
