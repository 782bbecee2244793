import { type Action, isRefusal } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import {
  alsoOf,
  buildAction,
  buildOf,
  cityOf,
  companyOf,
  harborOf,
  KIND_BITS,
  routeOf,
  westOf,
} from './action';
import { endsTooSoon, listBuilds } from './build-list';
import { playBuild, readBuild, writeBuild } from './build-play';
import { destinationRefusal } from './destinations';
import { harborCompany, isHarborEmpty } from './harbor';
import { belongsToPlay, type ExpressKind } from './kind';
import type { Refusal } from './refusals';
import { westCandidates } from './spike';
import { COMPANY_COUNT, type State } from './state';
import { isUsed } from './take';
import { isPurple, tileFirst } from './tile';

/** Lays track to a city (4). Its written form has a key for each choice that it makes. */
export const build = {
  do: 'build',
  keys: ['company', 'route'],
  optional: ['also', 'harbor', 'west'],
  isOne: () => true,
  belongs: belongsToPlay,
  read(form, state) {
    const action = readBuild(form, state);
    return isRefusal(action) ? action : action >> KIND_BITS;
  },
  write(args, state) {
    const { do: _, ...form } = writeBuild(buildOf(args), state);
    return form;
  },
  refusal: (state, args) => buildRefusal(state, buildOf(args)),
  list: listBuilds,
  play: (state, args, emit) => playBuild(state, buildOf(args), emit),
} as const satisfies ExpressKind;

function buildRefusal(state: State, attempt: Action): Refusal | null {
  const company = companyOf(attempt);
  const route = routeOf(state, attempt);
  if (!route || !isCanonical(state, attempt, route)) return { because: 'no-action' };
  if (isUsed(state, company)) return { because: 'company-used', company: COMPANIES[company] };
  return (
    destinationRefusal(state, company, cityOf(attempt)) ??
    routeRefusal(state, company, route) ??
    alsoRefusal(state, attempt) ??
    harborRefusal(state, attempt) ??
    westRefusal(state, attempt) ??
    (endsTooSoon(state, attempt) ? { because: 'would-end', company: COMPANIES[company] } : null)
  );
}

/** Numbers with other bits for the same action, or with choices that do not exist, would make one action two. */
function isCanonical(state: State, attempt: Action, route: readonly number[]): boolean {
  const also = alsoOf(attempt);
  const harbor = harborOf(attempt);
  const west = westOf(attempt);
  const company = companyOf(attempt);
  if (also >= COMPANY_COUNT || west >= COMPANY_COUNT) return false;
  return buildAction(state, { company, route, also, harbor, west }) === attempt;
}

/** 4.3, 4.4, 4.6: the route to a destination must be one of the least-cost routes. */
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

function alsoRefusal(state: State, attempt: Action): Refusal | null {
  const also = alsoOf(attempt);
  const tile = state.tile[cityOf(attempt)];
  if (!isPurple(tile)) return also < 0 ? null : { because: 'also-unexpected' };
  if (also < 0) return { because: 'also-missing' };
  return also === tileFirst(tile) ? { because: 'also-same', company: COMPANIES[also] } : null;
}

/** 11.2. */
function harborRefusal(state: State, attempt: Action): Refusal | null {
  const harbor = harborOf(attempt);
  if (harborCompany(state, attempt) < 0) {
    return harbor < 0 ? null : { because: 'harbor-unexpected' };
  }
  if (harbor < 0) return { because: 'harbor-missing' };
  if (harbor >= state.board.harborHex.length) return { because: 'no-action' };
  return isHarborEmpty(state, harbor) ? null : { because: 'harbor-taken' };
}

/** 10.3. */
function westRefusal(state: State, attempt: Action): Refusal | null {
  const west = westOf(attempt);
  const candidates = westCandidates(state, attempt);
  if (candidates === 0) return west < 0 ? null : { because: 'west-unexpected' };
  if (west < 0) return { because: 'west-missing' };
  if ((candidates >> west) & 1) return null;
  return { because: 'west-not-on-line', company: COMPANIES[west] };
}
