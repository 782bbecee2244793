import type { Seat } from '../../../kit/rules';
import { finalStanding, openStanding, type Standing } from '../../../kit/standing';
import { POINTS } from '../data/figures';
import { ownerFrom, sectionFrom, segmentsFrom } from './links';
import { LOOSE } from './sections';
import { IN, NO_LINK, OVER, PHASE, SEATS_FROM, type State } from './state';

/** 11.2: what a score is made of, in points. */
export interface Score {
  readonly income: number;
  readonly shares: number;
  /** Segments of own links. */
  readonly track: number;
  readonly total: number;
}

/** The score of a seat as if the match ended now (11.2). */
export function scoreOf(state: State, seat: Seat): Score {
  if (state.out[seat] > 0) return { income: 0, shares: 0, track: 0, total: 0 };
  const income = POINTS.income * state.income[seat];
  const shares = POINTS.share * state.shares[seat];
  const track = POINTS.segment * linkSegments(state, seat);
  return { income, shares, track, total: income + shares + track };
}

/** Segments of the links that a seat owns. */
export function linkSegments(state: State, seat: Seat): number {
  let segments = 0;
  for (let exit = 0; exit < LOOSE; exit++) {
    if (state.linkTo[exit] === NO_LINK || ownerFrom(state, exit) !== SEATS_FROM + seat) continue;
    // Each link leaves two stops, and is counted from one of them.
    if (exit < sectionFrom(state, exit)) segments += segmentsFrom(state, exit);
  }
  return segments;
}

/** 11.2, 11.3: the scores, and places once the match is over. */
export function standing(state: State): Standing {
  const scores = Array.from({ length: state.seats }, (_, seat) => scoreOf(state, seat).total);
  if (state.turn[PHASE] !== OVER) return openStanding(scores);
  const compare = (a: Seat, b: Seat) => rank(state, a, b) || scores[b] - scores[a];
  const { places } = finalStanding(scores, compare);
  // Ruling of 11.3: tied seats are listed in the order, those out by their numbers.
  const listed = [...state.order.subarray(0, state.turn[IN])];
  for (let seat = 0; seat < state.seats; seat++) if (state.out[seat] > 0) listed.push(seat);
  return { scores, ranking: listed.sort(compare), places };
}

/** Below 0 where `a` was in longer than `b`; 0 where both were in to the end or went out in the same turn. */
function rank({ out }: State, a: Seat, b: Seat): number {
  return (out[b] || Number.MAX_SAFE_INTEGER) - (out[a] || Number.MAX_SAFE_INTEGER);
}
