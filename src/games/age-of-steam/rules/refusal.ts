import type { Action } from '../../../kit/rules';
import {
  BID_KIND,
  BUILD_KIND,
  DONE_KIND,
  DRAW_KIND,
  DROP_KIND,
  ENGINE_KIND,
  GO_KIND,
  ISSUE_KIND,
  isAction,
  kindOf,
  oneOf,
  PASS_KIND,
  PLACE_KIND,
  SELECT_KIND,
  SHIP_KIND,
  STAND_KIND,
  twoOf,
  URBANIZE_KIND,
} from './action';
import { auctionRefusal } from './auction';
import { buildRefusal } from './build-refusal';
import { goRefusal, shipRefusal } from './delivery';
import { issueRefusal } from './issue';
import { engineRefusal } from './move';
import { placeRefusal } from './production';
import type { Refusal } from './refusals';
import { selectRefusal } from './select';
import {
  AUCTION,
  BUILD,
  CUBE,
  DRAWN,
  GROW,
  ISSUE,
  MOVE,
  OVER,
  PHASE,
  SELECT,
  type State,
} from './state';
import { urbanizeRefusal } from './urbanize';

/** Why an attempt is not legal, the first reason in the order of 13; null when it is. Any number may be tried. */
export function refusal(state: State, attempt: Action): Refusal | null {
  if (state.turn[PHASE] === OVER) return { because: 'over' };
  if (!isAction(state.board, attempt)) return { because: 'no-action' };
  const kind = kindOf(attempt);
  if (!belongsHere(state, kind)) return { because: 'wrong-phase' };
  const one = oneOf(attempt);
  const two = twoOf(attempt);
  switch (kind) {
    case ISSUE_KIND:
      return issueRefusal(state, one);
    case SELECT_KIND:
      return selectRefusal(state, one);
    case URBANIZE_KIND:
      return urbanizeRefusal(state, two, one);
    case BUILD_KIND:
      return buildRefusal(state, one, two);
    case ENGINE_KIND:
      return engineRefusal(state);
    case SHIP_KIND:
      return shipRefusal(state, one, two);
    case GO_KIND:
      return goRefusal(state, one);
    case PLACE_KIND:
      return placeRefusal(state, one, two);
    case DONE_KIND:
    case DRAW_KIND:
      return null;
    default:
      return state.turn[PHASE] === AUCTION ? auctionRefusal(state, kind, one) : null;
  }
}

/** Whether a kind of action belongs to this step of this phase. */
function belongsHere({ turn }: State, kind: number): boolean {
  switch (turn[PHASE]) {
    case ISSUE:
      return kind === ISSUE_KIND;
    case AUCTION:
      return kind === BID_KIND || kind === STAND_KIND || kind === PASS_KIND || kind === DROP_KIND;
    case SELECT:
      return kind === SELECT_KIND;
    case BUILD:
      return kind === BUILD_KIND || kind === URBANIZE_KIND || kind === DONE_KIND;
    case MOVE:
      if (turn[CUBE] > 0) return kind === GO_KIND;
      return kind === SHIP_KIND || kind === ENGINE_KIND || kind === PASS_KIND;
    default:
      if (turn[PHASE] !== GROW) return false;
      if (turn[DRAWN] === 1) return kind === PLACE_KIND;
      return kind === DRAW_KIND || kind === PASS_KIND;
  }
}
