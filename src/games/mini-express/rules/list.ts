import type { Action } from '../../../kit/rules';
import { cityOf, draftAction, packBuild, takeAction, withChoices } from './action';
import { isDestination, routesBack } from './destinations';
import { draftObstacle } from './draft';
import { harborCompany, isHarborEmpty } from './harbor';
import { supplyAtEnd, westCandidates } from './spike';
import { COMPANY_COUNT, type Company, DRAFT, PHASE, PLAY, type State, USED } from './state';
import { isUsed, mayTake } from './take';
import { isPurple, tileFirst } from './tile';

/**
 * Writes a build with every combination of its choices (4.10, 11.2, 10.3) to `into` from index `at`, except those
 * that the second action of a turn may not do (9.3). Returns the index after the last one.
 */
function withEveryChoice(state: State, build: Action, into: Int32Array, at: number): number {
  const tile = state.tile[cityOf(build)];
  const purple = isPurple(tile);
  const harbors = harborCompany(state, build) >= 0 ? state.board.harborHex.length : 0;
  const wests = westCandidates(state, build);
  let next = at;
  for (let also = purple ? 0 : -1; also < (purple ? COMPANY_COUNT : 0); also++) {
    if (purple && also === tileFirst(tile)) continue;
    for (let harbor = harbors > 0 ? 0 : -1; harbor < harbors; harbor++) {
      if (harbors > 0 && !isHarborEmpty(state, harbor)) continue;
      for (let west = wests > 0 ? 0 : -1; west < (wests > 0 ? COMPANY_COUNT : 0); west++) {
        if (wests > 0 && ((wests >> west) & 1) === 0) continue;
        const action = withChoices(build, also, harbor, west);
        if (!endsTooSoon(state, action)) into[next++] = action;
      }
    }
  }
  return next;
}

/** 9.3: the second action of a turn may not deplete a company. */
export function endsTooSoon(state: State, action: Action): boolean {
  if (state.turn[USED] === 0) return false;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (supplyAtEnd(state, action, company) === 0) return true;
  }
  return false;
}

/** The maximum number of legal actions in any position. */
export const MOST_ACTIONS = 16384;

const routeSteps = new Int32Array(1024);

/**
 * Lists every legal action once: drafts; or shares by company, then builds by company, city, route (directions
 * clockwise from north, from the city back), second color, harbor and west side. Returns how many.
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
    if (!mayBuild(state, company)) continue;
    for (let city = 0; city < state.tile.length; city++) {
      if (isDestination(state, company, city))
        count = listBuilds(state, company, city, into, count);
    }
  }
  return count;
}

/** Whether a company can build at all in this action (4.5, 9.2). */
export function mayBuild(state: State, company: Company): boolean {
  return state.ready[company] > 0 && !isUsed(state, company);
}

function listBuilds(
  state: State,
  company: Company,
  city: number,
  into: Int32Array,
  from: number,
): number {
  let next = from;
  const routes = routesBack(state, company, state.board.cityHex[city], routeSteps, 0);
  for (let route = 0; route < routes; route++) {
    next = withEveryChoice(state, packBuild(company, city, routeSteps[route]), into, next);
  }
  return next;
}
