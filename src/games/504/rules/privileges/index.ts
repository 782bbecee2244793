import { below, type RandomWords } from '../../../../kit/random';
import type { Seat } from '../../../../kit/rules';
import { CITY } from '../../data/board';
import { CARD_DISCOUNT, CARD_SETTLING, FACTORIES_END, PRIVILEGE_INCOME } from '../../data/figures';
import { CARDS } from '../../data/world/privileges';
import { AT, PHASE } from '../base/fields';
import { earnOnce } from '../base/once';
import { sortOrder } from '../base/order';
import { follow, following } from '../pairs/privileges-follow';
import { freeRoad, listFreeRoads } from '../pairs/privileges-roads';
import { orderCompaniesByIncome } from '../pairs/privileges-shares';
import { shift, shifting } from '../pairs/privileges-shift';
import type { Goal, Hooks, Module, ModuleSecrets, Owner } from '../parts';
import type { State } from '../state';
import { auctionPhase, beginAuction, bid, passCard } from './auction';
import { beginBids, bidPhase, hasBids, purseOf, secretBid } from './bids';
import { hasCard, kindOf } from './cards';
import { addMoney, dealCards } from './deck';
import {
  allFactories,
  factory,
  leaveFactories,
  listFactories,
  moveFactories,
  takeFactories,
} from './factory';
import { TOOK } from './fields';
import { BID_PHASE } from './phases';
import { capitalChosen, place, placePhase } from './place';
import { income } from './role-2';
import { privilegeStep, take } from './role-3';
import { listRousing, rouse } from './rouse';
import { payTaxes } from './taxes';
import { writing } from './write';

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

/** G5.2: the highest last income first. */
function orderByIncome(state: State): void {
  if (state.world.company) orderCompaniesByIncome(state);
  else sortOrder(state, (owner) => -state.income[owner]);
}

/** Taxes, auctions and factories, in roles I and II. */
const trade: Hooks<State> = {
  beforeCapitals: beginBids,
  capitalChosen,
  orders: { 'income-down': orderByIncome },
  secrets: bidSecrets,
  roundStart(state, emit) {
    payTaxes(state, emit);
    return beginAuction(state, emit);
  },
  turnStart({ built }) {
    built.fill(0);
  },
  steps: { factory: { list: listFactories } },
  capitalPlaced: takeFactories,
  placed: takeFactories,
  left: leaveFactories,
  handOver: moveFactories,
};

/** Module 3, Privileges. */
export const privileges: Module<State> = {
  digit: 3,
  actions: [secretBid, place, bid, passCard, factory, take, rouse, freeRoad, shift, follow],
  phases: [bidPhase, placePhase, auctionPhase],
  pendings: [shifting, following],
  always: {
    setUp: dealCards,
    turnStart({ stall }) {
      stall.fill(0, TOOK);
    },
    steps: {
      act: {
        list(state, into) {
          listRousing(state, into);
          listFreeRoads(state, into);
        },
      },
    },
    discount: (state, owner) => (hasCard(state, owner, CHEAP) ? CARD_DISCOUNT : 0),
    moreResidents: (state, owner) => (hasCard(state, owner, ONE_MORE) ? 1 : 0),
    moreIncome: (state, owner) =>
      (hasCard(state, owner, TEN) ? PRIVILEGE_INCOME['I(5)'] : 0) +
      (hasCard(state, owner, TWENTY) ? PRIVILEGE_INCOME['II(12)'] : 0),
    placed(state, owner, tile) {
      if (state.kind[tile] === CITY && hasCard(state, owner, SETTLING))
        earnOnce(state, owner, CARD_SETTLING);
    },
    fell({ privilege }: State, owner: Owner) {
      privilege.fill(0, owner * CARDS.length, (owner + 1) * CARDS.length);
    },
    write: writing,
  },
  roles: [trade, trade, { setUp: addMoney, steps: { privilege: privilegeStep } }],
  goal,
  income,
};
