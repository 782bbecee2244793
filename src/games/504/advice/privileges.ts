import { CITY } from '../data/board';
import {
  BID_SPAN,
  FACTORIES_END,
  FACTORIES_MOST,
  FACTORY_INCOME,
  FACTORY_PRICES,
  FACTORY_VP,
} from '../data/figures';
import { CARDS } from '../data/world/privileges';
import { bid, leastBid, passCard } from '../modules/privileges/rules/auction';
import { place, secretBid } from '../modules/privileges/rules/bids';
import { hasCard } from '../modules/privileges/rules/cards';
import {
  allFactories,
  factoriesIn,
  factory,
  income,
  priceOf,
} from '../modules/privileges/rules/factory';
import { placeInRow, take } from '../modules/privileges/rules/role-3';
import { rouse } from '../modules/privileges/rules/rouse';
import { AUCTION_PHASE, FOR_SALE, OUT } from '../modules/privileges/state';
import { hasSettlement } from '../rules/base/pieces';
import { shift } from '../rules/pairs/privileges-exploration';
import { freeRoad } from '../rules/pairs/privileges-roads';
import { LAID, PHASE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import { placeOf, type State } from '../rules/state/state';
import type { ModuleAdvice } from './parts';
import { hiddenWorth, privilegeWorth } from './privilege-worth';
import { earning, price } from './rates';
import { roadGain } from './roads';
import { reaches } from './surveyed';

/** Factories that each owner builds in a round. */
const PACE = 1.1;
/** A factory's price in residents; others build them too. */
const FACTORY_SIZE = 1.2;
/** Of a place for a factory that is still to be paid, so much counts. */
const OPEN = 0.3;
/** What is bid for a place in the order: little, and not the same as the others. */
const BID_USUAL = 4;
const BID_SPREAD = 5;

function hasFactories({ world }: State): boolean {
  return world.role[3] === 1 || world.role[3] === 2;
}

/** What a factory is worth that costs nothing. */
function factoryWorth({ world }: State, owner: Owner): number {
  const points = world.role[3] === 1 ? FACTORY_VP : 0;
  return points + (world.incomeBy === 3 ? FACTORY_INCOME * earning[owner] : 0);
}

/** What the places in a city that are still free are worth. */
function sitesWorth(state: State, owner: Owner, tile: number): number {
  const worth = factoryWorth(state, owner);
  let sum = 0;
  for (let at = factoriesIn(state, tile); at < FACTORIES_MOST; at++)
    sum += Math.max(0, worth - price[owner] * FACTORY_PRICES[at]);
  return sum;
}

/** M3.12: what the factories cost that can be built in this turn, as far as they are worth it. */
function wanted(state: State, owner: Owner): number {
  const worth = factoryWorth(state, owner);
  let sum = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    if (state.kind[tile] !== CITY || !hasSettlement(state, owner, tile)) continue;
    if (state.built[tile] > 0 || factoriesIn(state, tile) >= FACTORIES_MOST) continue;
    const cost = priceOf(state, owner, tile);
    if (worth > price[owner] * cost) sum += cost;
  }
  return sum;
}

/** Module 3: cards, and factories in cities. */
export const privilegeAdvice: ModuleAdvice = {
  digit: 3,
  dollar: 0.13,
  survey: lookAtAuction,
  roundsAfter: (state) =>
    Math.max(0, (FACTORIES_END - allFactories(state)) / (PACE * state.owners) - 0.5),
  points(state, owner) {
    let points = 0;
    for (let kind = 0; kind < CARDS.length; kind++)
      if (hasCard(state, owner, kind)) points += hiddenWorth(state, owner, kind);
    return points;
  },
  income,
  holding: (state, owner, tile) =>
    hasFactories(state) && state.kind[tile] === CITY ? OPEN * sitesWorth(state, owner, tile) : 0,
  settling(state, owner, tile) {
    if (!hasFactories(state) || state.kind[tile] !== CITY) return 0;
    const ownerless = state.factories[placeOf(state.owners, tile)];
    return 0.3 * sitesWorth(state, owner, tile) + ownerless * FACTORY_INCOME * earning[owner];
  },
  sells: (state) =>
    hasFactories(state) ? FACTORY_SIZE * Math.max(0, FACTORIES_END - allFactories(state)) : 0,
  saves: (state, owner) => (hasFactories(state) ? wanted(state, owner) : 0),
  gain(state, owner, kind, args) {
    switch (kind) {
      case secretBid:
        return 1 / (1 + ((args - BID_USUAL) / BID_SPREAD) ** 2);
      case place:
        return 1 / (1 + 0.3 * args);
      case bid:
        return bidGain(owner, args);
      case passCard:
        return 0.1;
      case factory:
        return 0.2 + factoryWorth(state, owner) - price[owner] * priceOf(state, owner, args);
      case take:
        return (
          privilegeWorth(state, owner, args) -
          price[owner] * state.rowPrice[placeInRow(state, args)]
        );
      case rouse:
        return 0.2 + 0.5 * reaches[args];
      case freeRoad:
        return roadGain(state, owner, args);
      case shift:
        return 0.08;
      default:
        // X12: who follows onto a discovered tile is there for nothing.
        return 1;
    }
  },
};

/** Beside the bid that is meant, how good the least one looks, and any other. */
const LEAST = 0.6;
const OTHER = 0.02;

/** What `lookAtAuction` found out: what the card is worth to the bidder, the least bid, and the one that is meant. */
const sale = { worth: 0, least: 0, meant: 0 };

/** Before bids are asked for, where a card is for sale. */
function lookAtAuction(state: State, owner: Owner): void {
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
function bidGain(owner: Owner, amount: number): number {
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
