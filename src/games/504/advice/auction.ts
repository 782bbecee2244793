import type { Owner } from '../rules/parts';
import { leastBid } from '../rules/privileges/auction';
import { hasCard } from '../rules/privileges/cards';
import { FOR_SALE, OUT } from '../rules/privileges/windows';
import type { State } from '../rules/state';
import { privilegeWorth } from './privilege-worth';
import { price } from './rates';

/** How good bids look beside the least one: the one that nobody else will top, those below, those above. */
const FINAL = 0.8;
const BETWEEN = 0.15;
const BEYOND = 0.03;

/** M3.10: what a bid for the card for sale brings. */
export function bidGain(state: State, owner: Owner, amount: number): number {
  const worth = privilegeWorth(state, owner, state.row[state.stall[FOR_SALE]]);
  const surplus = worth - price[owner] * amount;
  if (surplus <= 0) return 0;
  const least = leastBid(state);
  if (amount === least) return surplus;
  const last = 1 + mostOfOthers(state, owner);
  if (amount === last) return FINAL * surplus;
  return (amount < last ? BETWEEN : BEYOND) * surplus;
}

/** The most that anybody else who is still in would pay. */
function mostOfOthers(state: State, owner: Owner): number {
  const { stall, row, cash, owners } = state;
  const kind = row[stall[FOR_SALE]];
  let most = 0;
  for (let other = 0; other < owners; other++) {
    if (other === owner || (stall[OUT] >> other) & 1 || hasCard(state, other, kind)) continue;
    const limit = privilegeWorth(state, other, kind) / Math.max(0.001, price[other]);
    most = Math.max(most, Math.min(cash[other], Math.floor(limit)));
  }
  return most;
}
