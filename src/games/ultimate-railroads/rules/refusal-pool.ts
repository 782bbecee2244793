import type { Action, Seat } from '../../../kit/rules';
import { COLORS, LINES } from '../data/board';
import { TILE_IDS } from '../data/effects';
import { BONUS_CARD_IDS, CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import {
  AS_BUILD,
  CARD_KIND,
  DONE_KIND,
  FACTORY_KIND,
  FROM_RETURNED,
  INDUSTRY_KIND,
  KEY_KIND,
  kindOf,
  oneOf,
  STEP_KIND,
  TAKE_KIND,
  TAKE_POINTS,
  TOKEN_KIND,
  threeOf,
  twoOf,
} from './action';
import { isComplete } from './complete';
import { markerFlaw } from './industry';
import { factoryFlaw, takeFlaw } from './locomotives';
import type { Refusal } from './refusals';
import { CARDS, COLOR_MOST, PILE, pending, pileSize, type State } from './state';
import { stepFlaw } from './steps';
import {
  BONUS,
  BUILD,
  CARD,
  FACTORY,
  INDUSTRY,
  KEY,
  LOCOMOTIVE,
  PRIZE,
  TOKEN,
  takesColor,
  UNITS,
} from './units';
import { dueUnit } from './usable';

/** Why a use of the pool, or `done`, is not legal (5.3 to 5.6). */
export function poolRefusal(state: State, seat: Seat, attempt: Action): Refusal | null {
  const kind = kindOf(attempt);
  if (kind === DONE_KIND) {
    const due = dueUnit(state, seat);
    return due < 0 ? null : { because: 'must', as: UNITS[due] };
  }
  const unit = unitOf(attempt);
  if (pending(state, unit) === 0) return { because: 'not-pending', as: UNITS[unit] };
  const one = oneOf(attempt);
  switch (kind) {
    case STEP_KIND:
      return stepRefusal(state, seat, one, twoOf(attempt));
    case INDUSTRY_KIND: {
      const because = markerFlaw(state, seat, one);
      return because && { because, at: one };
    }
    case TAKE_KIND: {
      const because = takeFlaw(state, twoOf(attempt));
      return because && { because, tile: TILE_IDS[twoOf(attempt)] };
    }
    case FACTORY_KIND:
      return factoryRefusal(state, seat, one >= FROM_RETURNED, twoOf(attempt), threeOf(attempt));
    case KEY_KIND:
      return null;
    case TOKEN_KIND:
      return (state.tokens[seat] >> one) & 1 ? { because: 'used', token: TOKEN_IDS[one] } : null;
    case CARD_KIND:
      return cardRefusal(state, seat, one);
    default:
      return one === TAKE_POINTS || pileSize(state) > pending(state, BONUS)
        ? null
        : { because: 'gone' };
  }
}

/** The unit of the pool that an action uses. */
export function unitOf(attempt: Action): number {
  const one = oneOf(attempt);
  switch (kindOf(attempt)) {
    case STEP_KIND:
      return one;
    case INDUSTRY_KIND:
      return INDUSTRY;
    case TAKE_KIND:
      return one === AS_BUILD ? BUILD : LOCOMOTIVE;
    case FACTORY_KIND:
      return one % FROM_RETURNED === AS_BUILD ? BUILD : FACTORY;
    case KEY_KIND:
      return KEY;
    case TOKEN_KIND:
      return TOKEN;
    case CARD_KIND:
      return CARD;
    default:
      return PRIZE;
  }
}

function stepRefusal(state: State, seat: Seat, unit: number, piece: number): Refusal | null {
  const line = Math.floor(piece / COLOR_MOST);
  const color = piece % COLOR_MOST;
  const flaw = stepFlaw(state, seat, line, color);
  const because = takesColor(unit, color) ? flaw : 'no-track';
  return because && { because, line: LINES[line].id, colour: COLORS[color] };
}

function factoryRefusal(
  state: State,
  seat: Seat,
  returned: boolean,
  tile: number,
  slot: number,
): Refusal | null {
  const because = factoryFlaw(state, seat, returned, tile, slot);
  if (because === 'wrong-slot') return { because, slot: slot || null };
  return because && { because, tile: TILE_IDS[tile] };
}

/** 11.1. */
function cardRefusal(state: State, seat: Seat, card: number): Refusal | null {
  if (((state.now[CARDS] >> card) & 1) === 0) return { because: 'gone', card: CARD_IDS[card] };
  return isComplete(state, seat, state.set.cards[card])
    ? null
    : { because: 'not-full', card: CARD_IDS[card] };
}

/** 5.8. */
export function bonusRefusal({ bonusAt }: State, card: number): Refusal | null {
  return bonusAt[card] === PILE ? null : { because: 'gone', card: BONUS_CARD_IDS[card] };
}
