import type { Action, Refusal } from '../../../kit/rules';
import { COMPANIES } from '../data/board-form';
import {
  alsoOf,
  BUILD_KIND,
  buildAction,
  cityOf,
  companyOf,
  DRAFT_KIND,
  hasStrayBits,
  kindOf,
  routeOf,
  TAKE_KIND,
} from './action';
import { destinationRefusal } from './destinations';
import { draftRefusal } from './draft';
import { COMPANY_COUNT, OVER, PHASE, PLAY, type State } from './state';
import { takeRefusal } from './take';
import { isPurple, tileFirst } from './tile';

/** Why an attempt is not legal; null when it is. Any number may be tried. */
export function refusal(state: State, attempt: Action): Refusal | null {
  if (state.turn[PHASE] === OVER) return { because: 'over' };
  if (hasStrayBits(attempt)) return { because: 'no-action' };
  switch (kindOf(attempt)) {
    case DRAFT_KIND:
      return draftRefusal(state, companyOf(attempt));
    case TAKE_KIND:
      return takeRefusal(state, companyOf(attempt));
    case BUILD_KIND:
      return buildRefusal(state, attempt);
    default:
      return { because: 'no-action' };
  }
}

function buildRefusal(state: State, attempt: Action): Refusal | null {
  if (state.turn[PHASE] !== PLAY) return { because: 'wrong-phase' };
  const company = companyOf(attempt);
  const city = cityOf(attempt);
  const also = alsoOf(attempt);
  const route = routeOf(state, attempt);
  // Numbers that say the same in other bits would make one action two.
  const canonical = route && buildAction(state, { company, route, also });
  if (!route || canonical !== attempt || also >= COMPANY_COUNT) return { because: 'no-action' };
  return (
    destinationRefusal(state, company, city) ??
    routeRefusal(state, company, route) ??
    alsoRefusal(state, city, also)
  );
}

/** 4.3, 4.4, 4.6, for a city that is a destination: the route must be one of the least cost. */
function routeRefusal(state: State, company: number, route: readonly number[]): Refusal | null {
  const from = company * state.track.length;
  const named = { company: COMPANIES[company] };
  for (const hex of route.slice(0, -1)) {
    if (!state.board.passable[hex]) return { because: 'through-city' };
    if (state.near[from + hex] === 0) return { because: 'own-track-on-route', ...named };
  }
  if (state.near[from + route[0]] !== 1) return { because: 'not-connected', ...named };
  const needs = state.near[from + route[route.length - 1]];
  if (route.length !== needs) return { because: 'not-shortest', has: route.length, needs };
  return null;
}

function alsoRefusal(state: State, city: number, also: number): Refusal | null {
  const tile = state.tile[city];
  if (!isPurple(tile)) return also < 0 ? null : { because: 'also-unexpected' };
  if (also < 0) return { because: 'also-missing' };
  return also === tileFirst(tile) ? { because: 'also-same', company: COMPANIES[also] } : null;
}
