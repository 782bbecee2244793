import type { Action } from '../../../kit/rules';
import { cityOf, KIND_BITS, packBuild, withChoices } from './action';
import { isDestination, routesBack } from './destinations';
import { harborCompany, isHarborEmpty } from './harbor';
import { supplyAtEnd, westCandidates } from './spike';
import { COMPANY_COUNT, type Company, type State, USED } from './state';
import { isUsed } from './take';
import { isPurple, tileFirst } from './tile';

/**
 * Writes the args of a build with every combination of its choices (4.10, 11.2, 10.3) to `into` from index `at`, except those
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
        if (!endsTooSoon(state, action)) into[next++] = action >> KIND_BITS;
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

const routeSteps = new Int32Array(1024);

/**
 * Writes the args of every legal build to `into` from index `at`, by company, city, route (directions clockwise from
 * north, from the city back), second color, harbor and west side. Returns the index after the last one.
 */
export function listBuilds(state: State, into: Int32Array, at: number): number {
  let next = at;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (!mayBuild(state, company)) continue;
    for (let city = 0; city < state.tile.length; city++) {
      if (isDestination(state, company, city)) next = listCity(state, company, city, into, next);
    }
  }
  return next;
}

/** Whether a company can build at all in this action (4.5, 9.2). */
export function mayBuild(state: State, company: Company): boolean {
  return state.ready[company] > 0 && !isUsed(state, company);
}

function listCity(
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
