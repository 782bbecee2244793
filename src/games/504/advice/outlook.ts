import { INCOME_BASE, PURCHASE } from '../data/figures';
import { AUCTION_PHASE } from '../modules/privileges/state';
import { figureOf } from '../rules/base/ask';
import { INCOME } from '../rules/base/flow';
import { TURN_PHASE } from '../rules/base/phases';
import { AT, IN, PHASE, ROUND } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { dollar, earning, incomes, price, rounds, SPENT, turnsLeft, wealth } from './rates';
import { adviceOf } from './table';

/** Money of later turns comes too late to be turned into much. */
const TURNS_MOST = 15;
/** There is no end to money, but there is to pieces: of so much a piece left to buy, half does what all of it would do. */
const ENOUGH = 2 * PURCHASE.price;
/** The fraction of residents returned to storage that is bought again each turn. */
const AGAIN = 0.4;

/** Looks at a position as a whole. What the modules say afterwards is about it. */
export function look(state: State): void {
  const { now, order, world, owners } = state;
  const { all, first } = adviceOf(world);
  dollar[0] = first.dollar;
  for (let at = 0; at < all.prepare.length; at++) all.prepare[at](state);
  const most = world.roundMost - now[ROUND];
  rounds[0] = Math.max(0, Math.min(most, first.roundsAfter?.(state) ?? most));
  turnsLeft.fill(Math.min(TURNS_MOST, rounds[0]));
  if (now[PHASE] === TURN_PHASE) for (let at = now[AT]; at < now[IN]; at++) turnsLeft[order[at]]++;
  // Before the turns all of them are still to come.
  if (now[PHASE] === AUCTION_PHASE) for (let at = 0; at < now[IN]; at++) turnsLeft[order[at]]++;
  for (let owner = 0; owner < owners; owner++) lookAtMoney(state, owner);
}

function lookAtMoney(state: State, owner: Owner): void {
  const { paying } = adviceOf(state.world);
  const turns = SPENT * Math.max(0, turnsLeft[owner] - 1);
  const alone = INCOME_BASE + (paying.income?.(state, owner) ?? 0);
  const income = figureOf(state, INCOME, owner, alone);
  const cash = state.cash[owner] + income * turns;
  const enough = ENOUGH * piecesToBuy(state, owner);
  const share = enough / (cash + enough);
  incomes[owner] = income;
  wealth[owner] = dollar[0] * cash * share;
  price[owner] = dollar[0] * share * share;
  earning[owner] = turns * price[owner];
}

/** Residents come back to storage where they are spent, and are bought again. */
function piecesToBuy(state: State, owner: Owner): number {
  const { all } = adviceOf(state.world);
  let times = 1;
  for (let at = 0; at < all.spendsResidents.length; at++)
    if (all.spendsResidents[at](state)) times = Math.max(1, AGAIN * turnsLeft[owner]);
  let others = 0.1;
  for (let at = 0; at < all.sells.length; at++) others += all.sells[at](state, owner);
  return others + times * state.storedResidents[owner] + state.storedSettlements[owner];
}
