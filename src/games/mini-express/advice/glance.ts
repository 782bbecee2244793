import { shareValue } from '../rules/scoring';
import {
  COMPANY_COUNT,
  type Company,
  influenceOf,
  SEAT,
  type State,
  sharesOf,
  sharesOut,
} from '../rules/state';

/*
 * A fast estimate of an action, as the exponent of its weight in a rollout. The figures were fitted to `prior` in
 * ten thousand positions of all modes, then doubled, so that rollouts prefer good actions more clearly.
 */
/** A point of influence; the same while shares are left; per own share; per point gained by own shares. */
const INFLUENCE = -0.45;
const OPEN = -0.5;
const SUPPORT = 0.38;
const RISE = 0.17;
/** A step of length, per share held above the average of the others. */
const LENGTH = 0.37;
/** A share; per point of its value; per point of influence paid; per point that the other shares lose. */
const SHARE = 0.45;
const VALUE = 0.61;
const COST = 1.23;
const LOSS = 0.09;

const influence = new Float64Array(COMPANY_COUNT);
const length = new Float64Array(COMPANY_COUNT);

/** Prepares the estimates of a position. The functions below refer to it until the next call. */
export function prepareGlance(state: State): void {
  const seat = state.turn[SEAT];
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const shares = sharesOf(state, company, seat);
    let worth = INFLUENCE + SUPPORT * shares;
    if (state.sharesLeft[company] > 0) worth += OPEN;
    if (shares > 0) {
      const own = influenceOf(state, company, seat);
      const now = shareValue(state, company, seat, own);
      worth += RISE * shares * (shareValue(state, company, seat, own + 1) - now);
    }
    influence[company] = worth;
    const theirs = (sharesOut(state, company) - shares) / (state.holders - 1);
    length[company] = LENGTH * (shares - theirs);
  }
}

/** The estimate of a build with `trains` trains that gains influence in two companies. */
export function glanceOfBuild(
  company: Company,
  trains: number,
  first: Company,
  second: Company,
): number {
  return length[company] * (trains - 1) + influence[first] + influence[second];
}

/** The company with the most wanted influence, except `first`: the choice of a purple tile (4.10). */
export function bestOtherThan(first: Company): Company {
  let best = first === 0 ? 1 : 0;
  for (let company = best + 1; company < COMPANY_COUNT; company++) {
    if (company !== first && influence[company] > influence[best]) best = company;
  }
  return best;
}

/** The estimate of taking a share. */
export function glanceOfTake(state: State, company: Company): number {
  const seat = state.turn[SEAT];
  const cost = state.ready[company];
  const own = influenceOf(state, company, seat);
  const value = shareValue(state, company, seat, own - cost);
  const loss = shareValue(state, company, seat, own) - value;
  return SHARE + VALUE * value - COST * cost - LOSS * loss * sharesOf(state, company, seat);
}
