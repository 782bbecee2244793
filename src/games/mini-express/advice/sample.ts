import { below, type RandomWords } from '../../../kit/random';
import type { Action } from '../../../kit/rules';
import {
  CITIES_MOST,
  draftAction,
  packBuild,
  STEP_BITS,
  takeAction,
  withChoices,
} from '../rules/action';
import { actions, MOST_ACTIONS } from '../rules/actions';
import { mayBuild } from '../rules/build-list';
import { isDestination } from '../rules/destinations';
import { draftObstacle } from '../rules/draft';
import { emptyHarbors, harborCompany, isHarborEmpty } from '../rules/harbor';
import { BEGUN, WAITING } from '../rules/spike';
import {
  COMPANY_COUNT,
  type Company,
  DRAFT,
  PHASE,
  SPIKE_STATE,
  type State,
  USED,
} from '../rules/state';
import { mayTake } from '../rules/take';
import { isPurple, tileFirst } from '../rules/tile';

/** The number of choices of a purple tile (4.10): every company except the tile's own. */
const PURPLE_CHOICES = COMPANY_COUNT - 1;

const listed = new Int32Array(MOST_ACTIONS);

/** The number of builds into each city, at `company * CITIES_MOST + city`. */
const builds = new Uint16Array(COMPANY_COUNT * CITIES_MOST);

/** A build takes at most 5 trains of compensation from a supply, and one more for a harbor or the spike. */
const SAFE_SUPPLY = 7;

/** Returns one legal action, each equally likely. */
export function sample(state: State, random: RandomWords): Action {
  return isCountable(state) ? sampleByCount(state, random) : sampleFromList(state, random);
}

/** Whether all routes to a city have the same choices, so that builds can be counted without listing them. */
export function isCountable(state: State): boolean {
  const spike = state.spike[SPIKE_STATE];
  if (state.options.spike && (spike === WAITING || spike === BEGUN)) return false;
  if (state.turn[USED] === 0 && !state.options.harbors) return true;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.supply[company] < SAFE_SUPPLY) return false;
  }
  return true;
}

function sampleFromList(state: State, random: RandomWords): Action {
  return listed[below(random, actions.list(state, listed))];
}

/** One build of a company into a destination, each equally likely. Builds must be countable. */
export function sampleBuild(
  state: State,
  company: Company,
  city: number,
  random: RandomWords,
): Action {
  return nthBuild(state, company, city, below(random, buildCount(state, company, city)));
}

/** Counts the actions by city, then walks one route back by its weight. */
function sampleByCount(state: State, random: RandomWords): Action {
  const draft = state.turn[PHASE] === DRAFT;
  let simple = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (draft ? !draftObstacle(state, company) : mayTake(state, company)) simple++;
  }
  const pick = below(random, draft ? simple : simple + countBuilds(state));
  return pick < simple ? nthSimple(state, draft, pick) : nthOfAllBuilds(state, pick - simple);
}

/** Fills `builds` for the companies that can build, and returns the sum. */
function countBuilds(state: State): number {
  let total = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (!mayBuild(state, company)) continue;
    for (let city = 0; city < state.tile.length; city++) {
      const count = isDestination(state, company, city) ? buildCount(state, company, city) : 0;
      builds[company * CITIES_MOST + city] = count;
      total += count;
    }
  }
  return total;
}

/** The number of builds into a city: least-cost routes times choices. */
function buildCount(state: State, company: Company, city: number): number {
  const routes = state.ways[company * state.track.length + state.board.cityHex[city]];
  return routes * choiceCount(state, company, city);
}

/** The number of combinations of choices (4.10, 11.2) for each route to a city. */
function choiceCount(state: State, company: Company, city: number): number {
  const purple = isPurple(state.tile[city]) ? PURPLE_CHOICES : 1;
  const opens = harborCompany(state, packBuild(company, city, 0)) >= 0;
  return opens ? purple * emptyHarbors(state) : purple;
}

function nthSimple(state: State, draft: boolean, pick: number): Action {
  let left = pick;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const legal = draft ? !draftObstacle(state, company) : mayTake(state, company);
    if (legal && left-- === 0) return draft ? draftAction(company) : takeAction(company);
  }
  throw new RangeError('the seat to act has no legal action');
}

function nthOfAllBuilds(state: State, pick: number): Action {
  let left = pick;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (!mayBuild(state, company)) continue;
    for (let city = 0; city < state.tile.length; city++) {
      const count = builds[company * CITIES_MOST + city];
      if (left < count) return nthBuild(state, company, city, left);
      left -= count;
    }
  }
  throw new RangeError('a seat without a legal action is never to act');
}

function nthBuild(state: State, company: Company, city: number, pick: number): Action {
  const choices = choiceCount(state, company, city);
  const steps = nthRouteBack(state, company, city, (pick / choices) | 0);
  const build = packBuild(company, city, steps);
  const choice = pick % choices;
  const tile = state.tile[city];
  if (!isPurple(tile)) return build;
  let also = choice % PURPLE_CHOICES;
  if (also >= tileFirst(tile)) also++;
  const opens = harborCompany(state, build) >= 0;
  const harbor = opens ? nthEmptyHarbor(state, (choice / PURPLE_CHOICES) | 0) : -1;
  return withChoices(build, also, harbor, -1);
}

function nthEmptyHarbor(state: State, nth: number): number {
  let left = nth;
  let harbor = 0;
  while (!isHarborEmpty(state, harbor) || left-- > 0) harbor++;
  return harbor;
}

/** The packed steps of the least-cost route with index `nth`, in the order of `routesBack`. */
function nthRouteBack(state: State, company: Company, city: number, nth: number): number {
  const from = company * state.track.length;
  const { neighbors } = state.board.map;
  let hex = state.board.cityHex[city];
  let left = nth;
  let steps = 0;
  for (let cost = state.near[from + hex], shift = 0; cost > 1; cost--, shift += STEP_BITS) {
    for (let direction = 0; direction < 6; direction++) {
      const back = neighbors[hex * 6 + direction];
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
