import { hasAutoma, LEVELS } from '../rules/options';
import { isTwoColumn, shareValue } from '../rules/scoring';
import {
  type Company,
  influenceOf,
  isAutoma,
  lengthMost,
  SEAT,
  STEP,
  type State,
  sharesOf,
} from '../rules/state';
import { isLastRound } from '../rules/supply';

/**
 * The prospects of a holder, in the order of a row of weights. All but the last three are sums over the companies,
 * so the effect of a change in one company can be computed alone.
 */
export const PROSPECTS = [
  /** Points of the shares held, if the match ended now. */
  'points',
  /** Points gained with 1 and with 3 more influence, while the holder may still act. */
  'rise',
  'leap',
  /** Points lost if all others gained 1 and 3 influence, while others may still act. */
  'slip',
  'fall',
  /** Points gained when the company grows by two. */
  'growth',
  'shares',
  /** Influence where shares are left to buy, and influence anywhere. */
  'purse',
  'influence',
  /** Actions before anybody else acts. */
  'tempo',
  'always',
  /** The automa's level, 0 for easy. */
  'level',
] as const;

export type Prospect = (typeof PROSPECTS)[number];

const PROSPECT_COUNT = PROSPECTS.length;

const POINTS = 0;
const RISE = 1;
const LEAP = 2;
const SLIP = 3;
const FALL = 4;
const GROWTH = 5;
const HELD = 6;
const PURSE = 7;
const INFLUENCE = 8;
const TEMPO = 9;
const ALWAYS = 10;
const LEVEL = 11;

/** More influence than this in one company has no use. */
const MAX_INFLUENCE = 8;

/**
 * Adds the prospects of each holder in a company to `into`. `weights` has a row for the seats, then one for the
 * automa.
 */
export function addCompany(
  state: State,
  company: Company,
  weights: Float64Array,
  into: Float64Array,
): void {
  const last = isLastRound(state);
  const open = state.sharesLeft[company] > 0;
  const { chart } = state.board;
  const length = state.length[company];
  const row = chart[length];
  const best = isTwoColumn(state) ? row.second : row.first;
  const growth = chart[Math.min(length + 2, lengthMost(state))].second - row.second;
  for (let holder = 0; holder < state.holders; holder++) {
    const at = isAutoma(state, holder) ? PROSPECT_COUNT : 0;
    const own = influenceOf(state, company, holder);
    const shares = sharesOf(state, company, holder);
    const worth = open ? weights[at + INFLUENCE] + weights[at + PURSE] : weights[at + INFLUENCE];
    let sum = worth * Math.min(own, MAX_INFLUENCE);
    if (shares > 0) {
      const now = shareValue(state, company, holder, own);
      let each = weights[at + POINTS] * now + weights[at + GROWTH] * growth + weights[at + HELD];
      const acts = !last || holder >= state.turn[SEAT];
      if (acts && now < best) {
        each += weights[at + RISE] * (shareValue(state, company, holder, own + 1) - now);
        each += weights[at + LEAP] * (shareValue(state, company, holder, own + 3) - now);
      }
      if (now > row.other) {
        // If the others gain, it is as if `own` had dropped. They may make the holder last, but not without influence.
        const slip = own > 1 ? shareValue(state, company, holder, own - 1) : row.other;
        const fall = own > 3 ? shareValue(state, company, holder, own - 3) : row.other;
        const risk = weights[at + SLIP] * (now - slip) + weights[at + FALL] * (now - fall);
        each += last ? risk * rivalsToAct(state, holder) : risk;
      }
      sum += shares * each;
    }
    into[holder] += sum;
  }
}

/** The share of a holder's rivals that still act in the last round: 0 … 1. */
function rivalsToAct(state: State, holder: number): number {
  const acting = state.holders - state.turn[SEAT];
  return (holder >= state.turn[SEAT] ? acting - 1 : acting) / (state.holders - 1);
}

/** Adds to `into` what does not depend on a company. A seat must be to act. */
export function addTable(state: State, weights: Float64Array, into: Float64Array): void {
  const seat = state.turn[SEAT];
  const actions = state.options.mode === 'duel-expert' ? 3 - state.turn[STEP] : 1;
  into[seat] += weights[TEMPO] * actions;
  if (!hasAutoma(state.options.mode)) return;
  const level = LEVELS.indexOf(state.options.level);
  into[state.seats] += weights[PROSPECT_COUNT + ALWAYS] + weights[PROSPECT_COUNT + LEVEL] * level;
}
