import type { Seat, Standing } from '../../../kit/rules';
import { LENGTH_CHART } from '../data/length-chart';
import {
  COMPANY_COUNT,
  type Company,
  influenceOf,
  OVER,
  PHASE,
  type State,
  sharesHeld,
  sharesOf,
} from './state';

/** A seat's place by influence in a company (6.1); `none` with influence 0, whose shares score nothing (6.2). */
export type Place = 'first' | 'second' | 'other' | 'none';

/** One company's part of a seat's score: `points = shares * value`. */
export interface ScoreLine {
  readonly company: Company;
  readonly influence: number;
  readonly place: Place;
  readonly shares: number;
  readonly value: number;
  readonly points: number;
}

export interface SeatScore {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly shares: number;
  readonly total: number;
}

/** What set a seat above the one ranked after it (6.3). */
export type DecidedBy = 'points' | 'fewer-shares' | 'turn-order';

export interface Ranked extends SeatScore {
  readonly rank: number;
  /** Null for the last seat. */
  readonly above: DecidedBy | null;
}

/** The place of a seat by influence in a company (6.1, 6.2). */
export function placeOf(state: State, company: Company, seat: Seat): Place {
  const own = influenceOf(state, company, seat);
  if (own === 0) return 'none';
  let higher = 0;
  for (let other = 0; other < state.seats; other++) {
    if (influenceOf(state, company, other) > own) higher++;
  }
  // One seat alone above is a single first; two or more above leave no second place for this one.
  return higher === 0 ? 'first' : higher === 1 ? 'second' : 'other';
}

/** What one share of a company is worth to a seat now (6.1, 6.2). */
function shareValue(state: State, company: Company, seat: Seat): number {
  const place = placeOf(state, company, seat);
  return place === 'none' ? 0 : LENGTH_CHART[state.length[company]][place];
}

/** A seat's score as if the match ended now (6.3). */
export function scoreOf(state: State, seat: Seat): number {
  let total = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const shares = sharesOf(state, company, seat);
    if (shares > 0) total += shares * shareValue(state, company, seat);
  }
  return total;
}

/** Every seat's score with its arithmetic, in seat order. */
export function scoreSheet(state: State): SeatScore[] {
  return Array.from({ length: state.seats }, (_, seat) => {
    const lines = Array.from({ length: COMPANY_COUNT }, (_, company): ScoreLine => {
      const shares = sharesOf(state, company, seat);
      const value = shareValue(state, company, seat);
      return {
        company,
        influence: influenceOf(state, company, seat),
        place: placeOf(state, company, seat),
        shares,
        value,
        points: shares * value,
      };
    });
    return { seat, lines, shares: sharesHeld(state, seat), total: scoreOf(state, seat) };
  });
}

/** The sheet in order of rank, best first: points, then fewest shares, then turn order (6.3). */
export function ranking(state: State): Ranked[] {
  const sheet = scoreSheet(state).sort(
    (a, b) => b.total - a.total || a.shares - b.shares || a.seat - b.seat,
  );
  return sheet.map((score, index) => {
    const next = sheet[index + 1];
    return { ...score, rank: index + 1, above: next ? decidedBy(score, next) : null };
  });
}

function decidedBy(better: SeatScore, worse: SeatScore): DecidedBy {
  if (better.total !== worse.total) return 'points';
  return better.shares !== worse.shares ? 'fewer-shares' : 'turn-order';
}

export function standing(state: State): Standing {
  const scores = Array.from({ length: state.seats }, (_, seat) => scoreOf(state, seat));
  const over = state.turn[PHASE] === OVER;
  return { scores, ranking: over ? ranking(state).map(({ seat }) => seat) : null };
}
