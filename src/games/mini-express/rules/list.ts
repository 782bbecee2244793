import { draftAction, packBuild, takeAction } from './action';
import { withEveryChoice } from './choices';
import { isDestination, routesBack } from './destinations';
import { draftObstacle } from './draft';
import { COMPANY_COUNT, type Company, DRAFT, PHASE, PLAY, type State } from './state';
import { isUsed, mayTake } from './take';

/** No position has more legal actions. */
export const MOST_ACTIONS = 16384;

const routeSteps = new Int32Array(1024);

/**
 * Every legal action once: drafts, or shares by company, then builds by company, city, route (directions
 * clockwise from north, walking back from the city), second colour, harbor and west side. Returns how many.
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

/** Whether a company can build anything at all in this action (4.5, 9.2). */
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
