import type { Json, JsonObject } from '../../../../../kit/json';
import { below, type RandomWords } from '../../../../../kit/random';
import type { Seat } from '../../../../../kit/rules';
import { CITY } from '../../../data/board';
import {
  CARD_DISCOUNT,
  CARD_SETTLING,
  FACTORIES_END,
  PRIVILEGE_INCOME,
} from '../../../data/figures';
import { CARDS } from '../../../data/world/privileges';
import { RESIDENT_PRICE, RESIDENTS_MOST } from '../../../rules/base/buy';
import { BEFORE_CAPITALS, CAPITAL_CHOSEN } from '../../../rules/base/capital';
import {
  BEFORE_TURNS,
  earnOnce,
  INCOME,
  ROUND_STARTS,
  SET_UP,
  sortOrder,
  TURN_STARTS,
} from '../../../rules/base/flow';
import { CAPITAL_PHASE } from '../../../rules/base/phases';
import { CAPITAL_PLACED, FELL, HANDED_OVER, LEFT, PLACED } from '../../../rules/base/pieces';
import { hexesOf, numbersIn } from '../../../rules/base/writing';
import { AT, NONE, PHASE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Goal, Hooks, Module, ModuleSecrets, Writing } from '../../../rules/state/parts';
import { placeOf, type State } from '../../../rules/state/state';
import {
  AUCTION_PHASE,
  BID_PHASE,
  BIDDER,
  FOR_SALE,
  FREE_ROAD,
  HIGH_OWNER,
  OUT,
  PLACE_PHASE,
  ROUSED,
  ROWS,
  TOOK,
} from '../state';
import { auctionPhase, beginAuction, bid, passCard } from './auction';
import {
  beginBids,
  bidPhase,
  capitalChosen,
  hasBids,
  place,
  placePhase,
  purseOf,
  secretBid,
} from './bids';
import { addMoney, BACKS, backOf, cardsOf, dealCards, hasCard, kindOf } from './cards';
import {
  allFactories,
  factory,
  handFactoriesOver,
  income,
  leaveFactories,
  listFactories,
  takeFactories,
} from './factory';
import { privilegeStep, take } from './role-3';
import { listRousing, rouse } from './rouse';
import { payTaxes } from './taxes';

const writing: Writing<State> = {
  position(state): JsonObject {
    const { now, row, rowPrice, stall } = state;
    const cards = Array.from(row.subarray(0, stall[ROWS]), (kind, at) => ({
      card: CARDS[kind],
      price: rowPrice[at],
    }));
    return {
      deck: writeDeck(state),
      row: cards,
      ...(now[PHASE] === AUCTION_PHASE && { auction: writeAuction(state) }),
      ...(now[PHASE] === BID_PHASE && {
        bids: Array.from(state.bid, (one) => (one > 0 ? one - 1 : null)),
      }),
      ...(isPlacing(state) && {
        places: Array.from(state.places, (one) => (one > 0 ? one - 1 : null)),
      }),
    };
  },
  turn(state): JsonObject {
    const { stall, built } = state;
    const cities = hexesOf(state, (tile) => built[tile] > 0);
    return {
      ...(stall[TOOK] > 0 && { took: true }),
      ...(stall[ROUSED] > 0 && { roused: true }),
      ...(stall[FREE_ROAD] > 0 && { freeRoad: true }),
      ...(cities.length > 0 && { built: cities }),
    };
  },
  tile(state, tile): JsonObject {
    const all: Record<string, number> = {};
    if (state.factories.length > 0)
      for (let owner = 0; owner <= state.owners; owner++) {
        const count = state.factories[placeOf(owner, tile)];
        if (count > 0) all[owner === state.owners ? 'none' : String(owner)] = count;
      }
    return Object.keys(all).length > 0 ? { factories: all } : {};
  },
  owner: (state, owner) => ({ privileges: cardsOf(state, owner).map((kind) => CARDS[kind]) }),
};

/** J2: while places are picked, and capitals after them. */
function isPlacing(state: State): boolean {
  const phase = state.now[PHASE];
  return phase === PLACE_PHASE || (phase === CAPITAL_PHASE && hasBids(state));
}

function writeDeck({ deck }: State): JsonObject {
  const cards = CARDS.flatMap((_, kind) => Array<number>(deck[kind]).fill(kind));
  return Object.fromEntries(
    BACKS.map((name, back) => [
      name,
      cards.filter((kind) => backOf(kind) === back).map((kind) => CARDS[kind]),
    ]),
  );
}

function writeAuction({ stall, high }: State): Json {
  const owner = stall[HIGH_OWNER];
  return {
    card: stall[FOR_SALE],
    bidder: stall[BIDDER],
    high: owner === NONE ? null : { owner, amount: high[0] },
    out: numbersIn(stall[OUT]),
  };
}

/** M3.4, J11: a bid for a place is known to its seat alone until all are in. */
const bidSecrets: ModuleSecrets<State> = {
  has: ({ now, bid }, seat) => now[PHASE] === BID_PHASE && bid[seat] > 0,
  // Who has no money bids 0 without a decision.
  simultaneous(state) {
    const { now, order, seats } = state;
    if (now[PHASE] !== BID_PHASE) return [];
    return Array.from(order.subarray(now[AT], seats)).filter((seat) => purseOf(state)[seat] > 0);
  },
  learned: (state) => (hasBids(state) && state.now[PHASE] !== BID_PHASE ? 1 : 0),
  determinize(state: State, seat: Seat, random: RandomWords) {
    if (state.now[PHASE] !== BID_PHASE) return;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat && state.bid[other] > 0)
        state.bid[other] = 1 + below(random, purseOf(state)[other] + 1);
  },
};

/** M3.14a; points are scored at once. */
const goal: Goal<State> = {
  isReached: (state) => allFactories(state) >= FACTORIES_END,
  points: () => 0,
  tie: ({ cash }, owner) => cash[owner],
};

const [ONE_MORE, SETTLING, TEN, CHEAP, TWENTY] = (
  ['I(1)', 'I(2)', 'I(5)', 'II(4)', 'II(12)'] as const
).map(kindOf);

function cheaper(state: State, owner: Owner, price: number): number {
  return price - (hasCard(state, owner, CHEAP) ? CARD_DISCOUNT : 0);
}

function oneMore(state: State, owner: Owner, most: number): number {
  return most + (hasCard(state, owner, ONE_MORE) ? 1 : 0);
}

function moreIncome(state: State, owner: Owner, income: number): number {
  const ten = hasCard(state, owner, TEN) ? PRIVILEGE_INCOME['I(5)'] : 0;
  const twenty = hasCard(state, owner, TWENTY) ? PRIVILEGE_INCOME['II(12)'] : 0;
  return income + ten + twenty;
}

function payForCity(state: State, owner: Owner, tile: number): void {
  if (state.kind[tile] === CITY && hasCard(state, owner, SETTLING))
    earnOnce(state, owner, CARD_SETTLING);
}

/** M4.19. */
function loseCards({ privilege }: State, company: Owner): void {
  privilege.fill(0, company * CARDS.length, (company + 1) * CARDS.length);
}

/** G5.2: the highest last income first. */
function orderByIncome(state: State): void {
  sortOrder(state, (owner) => -state.income[owner]);
}

/** Taxes, auctions and factories, in roles I and II. */
const trade: Hooks<State> = {
  interludes: [
    [BEFORE_CAPITALS, beginBids],
    [CAPITAL_CHOSEN, capitalChosen],
    [BEFORE_TURNS, beginAuction],
  ],
  orders: { 'income-down': orderByIncome },
  secrets: bidSecrets,
  steps: { factory: { list: listFactories } },
  happened: [
    [ROUND_STARTS, payTaxes],
    [TURN_STARTS, ({ built }) => void built.fill(0)],
    [CAPITAL_PLACED, takeFactories],
    [PLACED, takeFactories],
    [LEFT, leaveFactories],
    [HANDED_OVER, handFactoriesOver],
  ],
};

/** Module 3, Privileges. */
export const privileges: Module<State> = {
  digit: 3,
  actions: [secretBid, place, bid, passCard, factory, take, rouse],
  phases: [bidPhase, placePhase, auctionPhase],
  pendings: [],
  always: {
    happened: [
      [SET_UP, dealCards],
      [TURN_STARTS, ({ stall }) => void stall.fill(0, TOOK)],
      [PLACED, payForCity],
      [FELL, loseCards],
    ],
    steps: { act: { list: listRousing } },
    figures: [
      [RESIDENT_PRICE, cheaper],
      [RESIDENTS_MOST, oneMore],
      [INCOME, moreIncome],
    ],
    write: writing,
  },
  roles: [
    [trade],
    [trade],
    [{ happened: [[SET_UP, addMoney]], steps: { privilege: privilegeStep } }],
  ],
  goal,
  income,
};
