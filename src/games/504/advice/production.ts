import { bitsIn } from '../../../kit/bits';
import { CITY, GOOD_OF_KIND, GOODS, WATER } from '../data/board';
import { COMPANIES, FISH_COST, GOODS_END, HOUSE_VP, SET_MONEY, SET_VP } from '../data/figures';
import { addHousePrice, housesEnd, housesOf, roomOf } from '../modules/production/rules/houses';
import {
  goodIn,
  plantCost,
  plantCostOn,
  plantsOf,
  tileIn,
} from '../modules/production/rules/plant';
import { bestExchanged, bestSets, goodsOf } from '../modules/production/rules/role-1';
import { sellSet, swap } from '../modules/production/rules/role-2';
import { touches } from '../rules/base/map';
import { LAID } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { countedWorth } from './counted';
import { cargoWorth } from './freight';
import type { ModuleAdvice } from './parts';
import { dollar, earning, price, turnsLeft } from './rates';

/** Rounds from a trading house to the next one. */
const PACE = 1.6;
/** Settlements from a city to the next one, that one included. */
const PATH = 2.5;
/** What a good brings at the next sale, and the room for one. */
const GOOD_MONEY = 12;
const ROOM_MONEY = 5;
/** Points of a good, and of the room for one. */
const GOOD_POINTS = 1.8;
const ROOM_POINTS = 1.5;
/** Of a good that a trolley still has to carry, so much counts. */
const CARRIED = 0.5;
/** Unsold goods count by this factor. */
const KEPT_GOODS = 0.6;
/** Dollars of a set that is a little worth selling. */
const ONE_KIND = 20;
const KIND_COUNT = GOODS.length;

const stock = new Uint16Array(KIND_COUNT);
/** By owner: goods, room for them, and plants. Counted once per position, since the worth of every tile needs them. */
const sizes = new Uint16Array(COMPANIES);
const rooms = new Uint16Array(COMPANIES);
const plants = new Uint8Array(COMPANIES);

function countAll(state: State): void {
  for (let owner = 0; owner < state.owners; owner++) {
    takeStock(state, owner);
    sizes[owner] = stockSize();
    rooms[owner] = roomOf(state, owner);
    plants[owner] = plantsOf(state, owner);
  }
}

function takeStock(state: State, owner: Owner): void {
  const goods = goodsOf(state, owner);
  for (let good = 0; good < KIND_COUNT; good++) stock[good] = goods[good];
}

function stockSize(): number {
  let size = 0;
  for (let good = 0; good < KIND_COUNT; good++) size += stock[good];
  return size;
}

/** M8.12: what the plants will bring every round, once their goods are sold. */
function saleIncome(state: State, owner: Owner): number {
  stock.fill(0);
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.plantOwner[tile] === owner) stock[state.plant[tile] - 1]++;
  return bestSets(stock, rooms[owner], SET_MONEY);
}

/** What a good is worth: in role I once, in role II every turn; in role III it is a right to buy residents. */
function plantWorth(state: State, owner: Owner, tile: number): number {
  switch (state.world.role[8]) {
    case 1: {
      const hasRoom = sizes[owner] < rooms[owner] + 2;
      const money = state.world.incomeBy === 8 ? GOOD_MONEY * earning[owner] : 0;
      const worth = (hasRoom ? GOOD_POINTS + money : 0.4) + 0.2;
      return worth + countedWorth(state, 'plants', owner, state.kind[tile]);
    }
    case 2: {
      const isRoom = plants[owner] < rooms[owner] + 2;
      return (isRoom ? GOOD_MONEY : 4) * earning[owner];
    }
    default:
      return (plants[owner] < 5 ? 0.5 : 0.1) + CARRIED * cargoOf(state, owner, tile);
  }
}

/** X4: goods lie on plants until a trolley has carried them somewhere. */
function isCarried({ world }: State): boolean {
  return world.role[1] > 0;
}

/** With 8.III: what the good of a tile is worth that a trolley carries to a city. */
function cargoOf(state: State, owner: Owner, tile: number): number {
  const good = GOOD_OF_KIND[state.kind[tile]];
  return isCarried(state) && good >= 0 ? cargoWorth(state, owner, good) : 0;
}

/** The fewest residents that a plant takes on a tile, 0: none can be there. */
function leastCost(state: State, owner: Owner, tile: number): number {
  const kind = state.kind[tile];
  if (state.plant[tile] > 0 || kind === CITY || kind === WATER) return 0;
  const fish = touches(state, tile, WATER) ? FISH_COST : 0;
  if (GOOD_OF_KIND[kind] < 0) return fish;
  const cost = plantCostOn(state, owner, kind);
  return fish > 0 ? Math.min(fish, cost) : cost;
}

function roomWorth(state: State, owner: Owner): number {
  switch (state.world.role[8]) {
    case 1:
      return ROOM_POINTS + (state.world.incomeBy === 8 ? ROOM_MONEY * earning[owner] : 0);
    case 2:
      return ROOM_MONEY * earning[owner];
    default:
      return 0;
  }
}

/** Module 8: goods and the room for them, plants, trading houses. */
export const productionAdvice: ModuleAdvice = {
  digit: 8,
  dollar: 0.08,
  prepare: countAll,
  roundsAfter(state) {
    let most = 0;
    for (let owner = 0; owner < state.owners; owner++) {
      const goods = Math.min(GOODS_END, sizes[owner]);
      most = Math.max(most, housesOf(state, owner) - 0.3 * (GOODS_END - goods));
    }
    return PACE * Math.max(0, housesEnd(state) - most);
  },
  points(state, owner) {
    const role = state.world.role[8];
    if (role === 3) return 0.2 * Math.min(5, plants[owner]);
    takeStock(state, owner);
    const room = rooms[owner];
    // What is kept is sold later, or has room later.
    if (role === 2)
      return isCarried(state)
        ? 0
        : KEPT_GOODS *
            bestSets(stock, room, SET_MONEY) *
            price[owner] *
            Math.min(1, turnsLeft[owner]);
    // Goods on trading houses are not exchanged, and none wait beside them.
    if (isCarried(state)) return HOUSE_VP * housesOf(state, owner) + bestSets(stock, room, SET_VP);
    const later = Math.max(0, Math.min(sizes[owner] - room, 3));
    return (
      HOUSE_VP * housesOf(state, owner) +
      bestExchanged(stock, room) +
      0.4 * GOOD_POINTS * later +
      0.1 * plants[owner]
    );
  },
  income(state, owner) {
    if (state.world.role[8] === 2 && !isCarried(state)) return saleIncome(state, owner);
    takeStock(state, owner);
    return bestSets(stock, rooms[owner], SET_MONEY);
  },
  reserve(state, owner) {
    if (state.world.role[8] !== 1) return 0;
    return PATH * Math.max(0, housesEnd(state) - housesOf(state, owner));
  },
  holding(state, owner, tile) {
    if (state.kind[tile] === CITY) return 0.3 * roomWorth(state, owner);
    const cost = leastCost(state, owner, tile);
    return cost > 0 ? (0.3 * plantWorth(state, owner, tile)) / cost : 0;
  },
  settling(state, owner, tile) {
    if (state.kind[tile] !== CITY || state.world.role[8] === 3) return 0;
    const points = state.world.role[8] === 1 ? HOUSE_VP : 0;
    return (
      points + 0.7 * roomWorth(state, owner) - dollar[0] * addHousePrice(state, owner, 0, tile)
    );
  },
  work(state, owner, tile) {
    const cost = leastCost(state, owner, tile);
    return cost > 0 ? plantWorth(state, owner, tile) / (0.4 + 0.6 * cost) : 0;
  },
  gain(state, owner, kind, args) {
    // M8.12: a sale brings its money at once; a swap costs a good.
    if (kind === swap) return 0.03;
    // Small sets now are seldom better than the largest one.
    if (kind === sellSet) return (SET_MONEY[bitsIn(args)] / ONE_KIND) ** 2;
    const tile = tileIn(args);
    const good = goodIn(args);
    takeStock(state, owner);
    const hasNone = state.world.role[8] === 1 && stock[good] === 0 ? 1 : 0;
    const worth = plantWorth(state, owner, tile) + hasNone;
    return worth / (0.4 + 0.6 * plantCost(state, tile, good));
  },
};
