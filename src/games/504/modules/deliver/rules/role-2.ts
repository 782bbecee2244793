import { GOODS } from '../../../data/board';
import { TRACK, TRACK_FALL } from '../../../data/figures';
import { figureOf, happened } from '../../../rules/base/ask';
import { INCOME_TAKEN } from '../../../rules/base/flow';
import type { Hooks, Owner } from '../../../rules/state/parts';
import { figure, moment } from '../../../rules/state/points';
import type { State } from '../../../rules/state/state';
import { SALES } from '../state';

/** What a good delivered on a tile (`at`) brings, from its price on the track. */
export const SALE_PRICE = figure();
/** A good delivered on a tile was sold for a price on the track (the value). */
export const SOLD = moment();

/** M1.18: sells goods one after the other, and moves the prices; returns what they bring. */
export function sellByTrack(spaces: Uint8Array, goods: ArrayLike<number>, count: number): number {
  let money = 0;
  for (let at = 0; at < count; at++) money += sellGood(spaces, goods[at]);
  return money;
}

/** The price of one good, which then falls while the others rise. */
function sellGood(spaces: Uint8Array, good: number): number {
  const price = TRACK[spaces[good]];
  for (let kind = 0; kind < GOODS.length; kind++)
    spaces[kind] =
      kind === good
        ? Math.max(0, spaces[kind] - TRACK_FALL)
        : Math.min(TRACK.length - 1, spaces[kind] + 1);
  return price;
}

const spaces = new Uint8Array(GOODS.length);

/** What the goods listed in this turn bring; they are still listed, and the prices stay. */
export function income(state: State, owner: Owner): number {
  const { prices, sales, salesAt, trip } = state;
  spaces.set(prices);
  let money = 0;
  for (let at = 0; at < trip[SALES]; at++)
    money += figureOf(state, SALE_PRICE, owner, sellGood(spaces, sales[at]), salesAt[at]);
  return money;
}

/** They are sold now. On trading houses they stay (M1.18). */
function clearSales(state: State, owner: Owner): void {
  const { prices, sales, salesAt, trip } = state;
  for (let at = 0; at < trip[SALES]; at++)
    happened(state, SOLD, owner, salesAt[at], sellGood(prices, sales[at]));
  sales.fill(0);
  salesAt.fill(0);
  trip[SALES] = 0;
}

export const selling: Hooks<State> = { happened: [[INCOME_TAKEN, clearSales]] };
