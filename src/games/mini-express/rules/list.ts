import { below, type RandomWords } from '../../../kit/random';
import type { Action } from '../../../kit/rules';
import { draftAction, packBuild, STEP_BITS, takeAction } from './action';
import { isDestination, routesBack } from './destinations';
import { draftObstacle } from './draft';
import { COMPANY_COUNT, type Company, DRAFT, PHASE, PLAY, type State } from './state';
import { mayTake } from './take';
import { isPurple, tileFirst } from './tile';

/** No position has more legal actions. */
export const MOST_ACTIONS = 8192;

const routeSteps = new Int32Array(MOST_ACTIONS);

/** Choices that a purple tile leaves to the builder (4.10): every company but the tile's own. */
const PURPLE_CHOICES = COMPANY_COUNT - 1;

/**
 * Every legal action once: drafts, or shares by company, then builds by company, city, route (directions
 * clockwise from north, walking back from the city) and second colour. Returns how many.
 */
export function list(state: State, into: Int32Array): number {
  let count = 0;
  if (state.turn[PHASE] === DRAFT) {
    for (let company = 0; company < COMPANY_COUNT; company++) {
      if (!draftObstacle(state, company)) into[count++] = draftAction(company);
    }
    return count;
  }
  if (state.turn[PHASE] !== PLAY) return 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (mayTake(state, company)) into[count++] = takeAction(company);
  }
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.ready[company] === 0) continue;
    for (let city = 0; city < state.tile.length; city++) {
      if (isDestination(state, company, city))
        count = listBuilds(state, company, city, into, count);
    }
  }
  return count;
}

function listBuilds(
  state: State,
  company: Company,
  city: number,
  into: Int32Array,
  from: number,
): number {
  let count = from;
  const tile = state.tile[city];
  const routes = routesBack(state, company, state.board.cityHex[city], routeSteps, 0);
  for (let route = 0; route < routes; route++) {
    const steps = routeSteps[route];
    if (!isPurple(tile)) {
      into[count++] = packBuild(company, city, steps, -1);
      continue;
    }
    const own = tileFirst(tile);
    for (let also = 0; also < COMPANY_COUNT; also++) {
      if (also !== own) into[count++] = packBuild(company, city, steps, also);
    }
  }
  return count;
}

/** How many actions build into a city: its least-cost routes, three times over for a purple tile. */
function buildCount(state: State, company: Company, city: number): number {
  const routes = state.ways[company * state.track.length + state.board.cityHex[city]];
  return isPurple(state.tile[city]) ? routes * PURPLE_CHOICES : routes;
}

/** An action has six bits for its city. */
const CITIES_MOST = 64;

/** How many builds each city offers, by `company * CITIES_MOST + city`: counted once, then picked from. */
const builds = new Uint16Array(COMPANY_COUNT * CITIES_MOST);

/** One legal action, each equally likely: counts by city, then walks one route back by weight. */
export function sample(state: State, random: RandomWords): Action {
  const draft = state.turn[PHASE] === DRAFT;
  let simple = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (draft ? !draftObstacle(state, company) : mayTake(state, company)) simple++;
  }
  const pick = below(random, draft ? simple : simple + countBuilds(state));
  return pick < simple ? sampleSimple(state, draft, pick) : sampleBuild(state, pick - simple);
}

function sampleSimple(state: State, draft: boolean, pick: number): Action {
  let left = pick;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const legal = draft ? !draftObstacle(state, company) : mayTake(state, company);
    if (legal && left-- === 0) return draft ? draftAction(company) : takeAction(company);
  }
  throw new RangeError('a seat without a legal action is never to act');
}

/** Fills `builds` for the companies with trains ready, and returns the sum. */
function countBuilds(state: State): number {
  let total = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.ready[company] === 0) continue;
    for (let city = 0; city < state.tile.length; city++) {
      const count = isDestination(state, company, city) ? buildCount(state, company, city) : 0;
      builds[company * CITIES_MOST + city] = count;
      total += count;
    }
  }
  return total;
}

function sampleBuild(state: State, pick: number): Action {
  let left = pick;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.ready[company] === 0) continue;
    for (let city = 0; city < state.tile.length; city++) {
      const count = builds[company * CITIES_MOST + city];
      if (left < count) return nthBuild(state, company, city, left);
      left -= count;
    }
  }
  throw new RangeError('a seat without a legal action is never to act');
}

function nthBuild(state: State, company: Company, city: number, pick: number): Action {
  const tile = state.tile[city];
  let also = -1;
  let route = pick;
  if (isPurple(tile)) {
    also = pick % PURPLE_CHOICES;
    if (also >= tileFirst(tile)) also++;
    route = (pick / PURPLE_CHOICES) | 0;
  }
  return packBuild(company, city, nthRouteBack(state, company, city, route), also);
}

/** The packed steps of the least-cost route number `nth`, in the order of `eachRouteBack`. */
function nthRouteBack(state: State, company: Company, city: number, nth: number): number {
  const from = company * state.track.length;
  const { neighbours } = state.board.map;
  let hex = state.board.cityHex[city];
  let left = nth;
  let steps = 0;
  for (let cost = state.near[from + hex], shift = 0; cost > 1; cost--, shift += STEP_BITS) {
    for (let direction = 0; direction < 6; direction++) {
      const back = neighbours[hex * 6 + direction];
      if (back < 0 || state.near[from + back] !== cost - 1 || !state.board.passable[back]) continue;
      const routes = state.ways[from + back];
      if (left < routes) {
        steps |= (direction + 1) << shift;
        hex = back;
        break;
      }
      left -= routes;
    }
  }
  return steps;
}
