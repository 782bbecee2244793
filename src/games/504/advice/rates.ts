import { COMPANIES } from '../data/figures';

/*
 * What `look` found out about the position at hand.
 */

/** Points that a dollar of an owner becomes: from the module in role I. */
export const dollar = new Float64Array(1);
/** By owner: about how many turns it still has, the one that is open included; no more than count. */
export const turnsLeft = new Float64Array(COMPANIES);
/** Rounds that come after this one. */
export const rounds = new Float64Array(1);
/** By owner: its current income per turn. */
export const incomes = new Float64Array(COMPANIES);
/** By owner: what the money that it has and will earn becomes, and what a dollar more in every turn would add. */
export const wealth = new Float64Array(COMPANIES);
export const earning = new Float64Array(COMPANIES);

/** Of the money that comes now or later, so much is still turned into something. */
export const SPENT = 0.8;

/** How much of what serves later turns still comes true: none of it when there is none. */
export function lasting(turns: number): number {
  return turns / (turns + 1.5);
}

/** By owner: what a dollar less costs. */
export const price = new Float64Array(COMPANIES);
