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
 * What an action brings its seat at first glance, as a power of e by which it is likelier. The figures were
 * found by regression to what `weigh` thinks of ten thousand positions of all modes, then doubled: a playout
 * shall rather do what is good than all there is.
 */
/** A point of influence, where shares are left for all to take, a share of one's own, a point that those gain. */
const INFLUENCE = -0.45;
const OPEN = -0.5;
const SUPPORT = 0.38;
const RISE = 0.17;
/** A space of length, a share that one holds more than the others on average. */
const LENGTH = 0.37;
/** A share, more a point it is worth, less a point of influence paid, less a point that other shares lose by it. */
const SHARE = 0.45;
const VALUE = 0.61;
const COST = 1.23;
const LOSS = 0.09;

const influence = new Float64Array(COMPANY_COUNT);
const length = new Float64Array(COMPANY_COUNT);

/** Looks at a position; the functions below answer for it until the next call. */
export function glanceAt(state: State): void {
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

/** Of a build of so many trains that brings influence in two companies. */
export function glanceOfBuild(
  company: Company,
  trains: number,
  first: Company,
  second: Company,
): number {
  return length[company] * (trains - 1) + influence[first] + influence[second];
}

/** The company whose influence is wanted most, `first` aside: the choice of a purple tile (4.10). */
export function bestBeside(first: Company): Company {
  let best = first === 0 ? 1 : 0;
  for (let company = best + 1; company < COMPANY_COUNT; company++) {
    if (company !== first && influence[company] > influence[best]) best = company;
  }
  return best;
}

/** Of taking a share. */
export function glanceOfTake(state: State, company: Company): number {
  const seat = state.turn[SEAT];
  const cost = state.ready[company];
  const own = influenceOf(state, company, seat);
  const value = shareValue(state, company, seat, own - cost);
  const loss = shareValue(state, company, seat, own) - value;
  return SHARE + VALUE * value - COST * cost - LOSS * loss * sharesOf(state, company, seat);
}
