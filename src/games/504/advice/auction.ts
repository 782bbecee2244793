import { BID_SPAN } from '../data/figures';
import { leastBid } from '../modules/privileges/rules/auction';
import { hasCard } from '../modules/privileges/rules/cards';
import { AUCTION_PHASE, FOR_SALE, OUT } from '../modules/privileges/state';
import { PHASE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { privilegeWorth } from './privilege-worth';
import { price } from './rates';

/** Beside the bid that is meant, how good the least one looks, and any other. */
const LEAST = 0.6;
const OTHER = 0.02;

/** What `lookAtAuction` found out: what the card is worth to the bidder, the least bid, and the one that is meant. */
const sale = { worth: 0, least: 0, meant: 0 };

/** Before bids are asked for, where a card is for sale. */
export function lookAtAuction(state: State, owner: Owner): void {
  if (state.now[PHASE] !== AUCTION_PHASE) return;
  const kind = state.row[state.stall[FOR_SALE]];
  sale.worth = privilegeWorth(state, owner, kind);
  sale.least = leastBid(state);
  const limit = limitOf(state, owner, kind);
  // Halfway to the limit, or 1 above the others' limits: raising by 1 would take forever.
  const half = Math.ceil((sale.least + limit) / 2);
  const meant = Math.min(half, 1 + mostOfOthers(state, owner, kind), sale.least + BID_SPAN);
  sale.meant = Math.max(sale.least, meant);
}

/** M3.10: what a bid for the card for sale brings. */
export function bidGain(owner: Owner, amount: number): number {
  const surplus = sale.worth - price[owner] * amount;
  if (surplus <= 0) return 0;
  if (amount === sale.meant) return sale.worth - price[owner] * sale.least;
  return (amount === sale.least ? LEAST : OTHER) * surplus;
}

/** The most that an owner would pay for a card. */
function limitOf(state: State, owner: Owner, kind: number): number {
  const limit = privilegeWorth(state, owner, kind) / Math.max(0.001, price[owner]);
  return Math.min(state.cash[owner], Math.floor(limit));
}

/** The most that anybody else who is still in would pay. */
function mostOfOthers(state: State, owner: Owner, kind: number): number {
  let most = 0;
  for (let other = 0; other < state.owners; other++)
    if (other !== owner && !((state.stall[OUT] >> other) & 1) && !hasCard(state, other, kind))
      most = Math.max(most, limitOf(state, other, kind));
  return most;
}
