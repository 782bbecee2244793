import { finalStanding, openStanding, type Standing } from '../../../kit/standing';
import { atLeast, hasAutoma } from './options';
import {
  COMPANY_COUNT,
  type Company,
  influenceOf,
  isAutoma,
  OVER,
  PHASE,
  type State,
  sharesHeld,
  sharesOf,
} from './state';

/** A holder's place by influence in a company (6.1, 7.11). `none`: influence 0, so its shares score nothing. */
export type Place = 'first' | 'second' | 'other' | 'none';

/** A place as people count it. Where shares have two values, the leader has the second column (7.11). */
export type Rank = Place | 'leads' | 'below';

/** Why a seat's shares score nothing in spite of its place (8, edition `ko`). */
export type Barred = 'three-or-less' | 'below-automa';

/** The part of a score from one company: `points = shares * value`. */
export interface ScoreLine {
  readonly company: Company;
  readonly influence: number;
  readonly place: Place;
  readonly rank: Rank;
  readonly barred: Barred | null;
  readonly shares: number;
  readonly value: number;
  readonly points: number;
}

/** The score of a seat, or of the automa as the last holder. */
export interface HolderScore {
  readonly seat: number;
  readonly lines: readonly ScoreLine[];
  readonly shares: number;
  readonly total: number;
}

/** The criterion that put a holder before the next one in the ranking (6.3, 7.11). */
export type DecidedBy = 'points' | 'automa-wins-ties' | 'fewer-shares' | 'turn-order';

export interface Ranked extends HolderScore {
  readonly rank: number;
  /** null: the last holder. */
  readonly above: DecidedBy | null;
}

/** Whether the first column of the chart is not used: with two players (7.11, 9.4). */
export function isTwoColumn(state: State): boolean {
  return state.options.mode === 'solo' || state.options.mode === 'duel-expert';
}

/** The place of a holder in a company by influence (6.1, 6.2; 7.11), now or with influence `own`. */
export function placeOf(
  state: State,
  company: Company,
  holder: number,
  own = influenceOf(state, company, holder),
): Place {
  if (own === 0) return 'none';
  let higher = 0;
  for (let other = 0; other < state.holders; other++) {
    if (other !== holder && influenceOf(state, company, other) > own) higher++;
  }
  if (isTwoColumn(state)) return higher === 0 ? 'second' : 'other';
  // One holder above is a single first; two or more above leave no second place.
  return higher === 0 ? 'first' : higher === 1 ? 'second' : 'other';
}

function rankOf(state: State, place: Place): Rank {
  if (!isTwoColumn(state) || place === 'none') return place;
  return place === 'second' ? 'leads' : 'below';
}

/** 8, `ko`: a seat's shares are worthless with influence 3 or less (hard), or with less than the automa's (expert). */
function barred(
  state: State,
  company: Company,
  holder: number,
  own = influenceOf(state, company, holder),
): Barred | null {
  const { options } = state;
  if (options.edition !== 'ko' || isAutoma(state, holder) || !hasAutoma(options.mode)) return null;
  if (atLeast(options, 'hard') && own <= 3) return 'three-or-less';
  const automa = influenceOf(state, company, state.seats);
  return atLeast(options, 'expert') && own < automa ? 'below-automa' : null;
}

/** The value of one share of a company for a holder (6.1, 6.2, 8), now or with influence `own`. */
export function shareValue(
  state: State,
  company: Company,
  holder: number,
  own = influenceOf(state, company, holder),
): number {
  const place = placeOf(state, company, holder, own);
  if (place === 'none' || barred(state, company, holder, own)) return 0;
  const row = state.board.chart[state.length[company]];
  // Searches call this all the time, and a property by name is faster than one by a variable.
  return place === 'first' ? row.first : place === 'second' ? row.second : row.other;
}

/** A holder's score as if the match ended now (6.3). */
export function scoreOf(state: State, holder: number): number {
  let total = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const shares = sharesOf(state, company, holder);
    if (shares > 0) total += shares * shareValue(state, company, holder);
  }
  return total;
}

/** All scores with their arithmetic: the seats in order, the automa last. */
export function scoreSheet(state: State): HolderScore[] {
  return Array.from({ length: state.holders }, (_, seat) => {
    const lines = Array.from({ length: COMPANY_COUNT }, (_, company): ScoreLine => {
      const shares = sharesOf(state, company, seat);
      const value = shareValue(state, company, seat);
      return {
        company,
        influence: influenceOf(state, company, seat),
        place: placeOf(state, company, seat),
        rank: rankOf(state, placeOf(state, company, seat)),
        barred: barred(state, company, seat),
        shares,
        value,
        points: shares * value,
      };
    });
    return { seat, lines, shares: sharesHeld(state, seat), total: scoreOf(state, seat) };
  });
}

/** The score sheet in order of rank, best first (6.3; in solo 7.11). */
export function ranking(state: State): Ranked[] {
  const solo = state.options.mode === 'solo';
  const sheet = scoreSheet(state).sort(
    (a, b) =>
      b.total - a.total || (solo ? b.seat - a.seat : a.shares - b.shares || a.seat - b.seat),
  );
  return sheet.map((score, index) => {
    const next = sheet[index + 1];
    return { ...score, rank: index + 1, above: next ? decidedBy(solo, score, next) : null };
  });
}

function decidedBy(solo: boolean, better: HolderScore, worse: HolderScore): DecidedBy {
  if (better.total !== worse.total) return 'points';
  if (solo) return 'automa-wins-ties';
  return better.shares !== worse.shares ? 'fewer-shares' : 'turn-order';
}

export function standing(state: State): Standing {
  const scores = Array.from({ length: state.holders }, (_, seat) => scoreOf(state, seat));
  if (state.turn[PHASE] !== OVER) return openStanding(scores);
  const order = ranking(state).map(({ seat }) => seat);
  return finalStanding(scores, (a, b) => order.indexOf(a) - order.indexOf(b));
}
