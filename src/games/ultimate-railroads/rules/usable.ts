import type { Seat } from '../../../kit/rules';
import { CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import { isComplete } from './complete';
import { markerMoves } from './lane';
import { hasReturned, lowestNumber } from './locomotives';
import { CARDS, pending, type State } from './state';
import { canStep } from './step';
import {
  BONUS,
  BUILD,
  CARD,
  DUE_UNITS,
  FACTORY,
  INDUSTRY,
  LOCOMOTIVE,
  STEP_UNITS,
  TOKEN,
} from './units';

const ALL_TOKENS = (1 << TOKEN_IDS.length) - 1;

/** 5.6: whether at least one decision with a unit is legal, were it pending. */
function isUsable(state: State, seat: Seat, unit: number): boolean {
  if (unit < STEP_UNITS) return canStep(state, seat, unit);
  switch (unit) {
    case INDUSTRY:
      return markerMoves(state, seat) > 0;
    case LOCOMOTIVE:
      return lowestNumber(state) > 0;
    case BUILD:
    case FACTORY:
      return lowestNumber(state) > 0 || hasReturned(state);
    case TOKEN:
      return state.tokens[seat] !== ALL_TOKENS;
    case CARD:
      return hasCard(state, seat);
    default:
      return true;
  }
}

/** 11.1: whether a ?-card is left that can be taken in full. */
function hasCard(state: State, seat: Seat): boolean {
  for (let card = 0; card < CARD_IDS.length; card++)
    if ((state.now[CARDS] >> card) & 1 && isComplete(state, seat, state.set.cards[card]))
      return true;
  return false;
}

/** 5.7: whether anything in the pool except `bonus` can be used. */
export function isPoolUsable(state: State, seat: Seat): boolean {
  for (let unit = 0; unit < BONUS; unit++)
    if (pending(state, unit) > 0 && isUsable(state, seat, unit)) return true;
  return false;
}

/** 5.5: the first unit that must be used and can; -1 for none. */
export function dueUnit(state: State, seat: Seat): number {
  for (let unit = 0; unit < DUE_UNITS; unit++)
    if (state.must[unit] > 0 && isUsable(state, seat, unit)) return unit;
  return -1;
}
