import { CITY, GRASSLAND, MOUNTAIN } from '../../data/board';
import {
  CARD_CONTROL_INCOME,
  CARD_SALE,
  CARD_UPGRADE,
  CARD_UPKEEP_MOST,
  CARD_VALUE_STEP,
  DRIVE_COST,
  PLANT_COST,
  POINT,
} from '../../data/figures';
import { MOVEMENT_POINTS } from '../../modules/deliver/rules';
import { TILE_COST, WAY_COST } from '../../modules/deliver/rules/drive';
import { SALE_PRICE } from '../../modules/deliver/rules/roles';
import { UPGRADE_PRICE } from '../../modules/deliver/rules/upgrade';
import { hasDemand } from '../../modules/deliver/state';
import { ATTACKED_KIND, HITS_OFF, MORE_DICE } from '../../modules/military/rules/dice';
import { CONTROL_WORTH } from '../../modules/military/rules/roles';
import { hasCard, kindOf } from '../../modules/privileges/rules/cards';
import { HOUSE_PRICE, MORE_ROOM } from '../../modules/production/rules/houses';
import { PLANT_RESIDENTS } from '../../modules/production/rules/plant';
import { orderCompanies } from '../../modules/shares/rules/market';
import { MAY_HALVE, UPKEEP_DUE } from '../../modules/shares/rules/role-1';
import { SOLD_OUT_RISE } from '../../modules/shares/rules/share-round';
import { SIDES } from '../base/map';
import type { Owner } from '../state/ids';
import type { GamePair, State } from '../state/state';

const DEARER_GOODS = kindOf('I(6)');
const CHEAP_UPGRADES = kindOf('I(8)');
const ONE_MORE_POINT = kindOf('II(5)');
const EASY_MOUNTAINS = kindOf('II(7)');
const FREE_CITIES = kindOf('III(1)');

/** I(6), M1.18: extra money for a good sold by the track. */
export function moreForGood(state: State, owner: Owner): number {
  return hasCard(state, owner, DEARER_GOODS) ? CARD_SALE : 0;
}

function dearer(state: State, owner: Owner, price: number): number {
  return price + moreForGood(state, owner);
}

/** I(8), M1.4. */
function cheaper(state: State, owner: Owner, price: number): number {
  return price - (hasCard(state, owner, CHEAP_UPGRADES) ? CARD_UPGRADE : 0);
}

/** II(5), M1.5: the trolley's extra movement points, in halves. */
export function morePoints(state: State, owner: Owner): number {
  return hasCard(state, owner, ONE_MORE_POINT) ? POINT : 0;
}

function farther(state: State, owner: Owner, points: number): number {
  return points + morePoints(state, owner);
}

/** II(7), M1.7: with 1.I and 1.II a mountain is as any tile. */
function easyMountain(state: State, owner: Owner, cost: number, kind: number): number {
  const isEasy =
    kind === MOUNTAIN && hasDemand(state.world) && hasCard(state, owner, EASY_MOUNTAINS);
  return isEasy ? DRIVE_COST.tile : cost;
}

/** III(1), M1.7: cities cost no movement points. */
function freeCity(state: State, owner: Owner, cost: number, side: number): number {
  const to = state.neighbor[state.trolleyAt[owner] * SIDES + side];
  return state.kind[to] === CITY && hasCard(state, owner, FREE_CITIES) ? 0 : cost;
}

export const privilegesTrolley: GamePair = {
  when: (role) => role[1] > 0 && role[3] > 0,
  hooks: {
    figures: [
      [SALE_PRICE, dearer],
      [UPGRADE_PRICE, cheaper],
      [MOVEMENT_POINTS, farther],
      [TILE_COST, easyMountain],
      [WAY_COST, freeCity],
    ],
  },
};

const SHIELD = kindOf('I(4)');
const ONE_MORE_DIE = kindOf('III(4)');
const RICH_TILES = kindOf('III(5)');

/** I(4), M4.10 b. */
function hitsOff(state: State, defender: Owner, hits: number): number {
  return hits + (hasCard(state, defender, SHIELD) ? 1 : 0);
}

/** III(4), M4.10 a, c. */
function moreDice(state: State, owner: Owner, dice: number): number {
  return dice + (hasCard(state, owner, ONE_MORE_DIE) ? 1 : 0);
}

/** II(7), M4.10 a. */
function asGrassland(state: State, owner: Owner, kind: number): number {
  return kind === MOUNTAIN && hasCard(state, owner, EASY_MOUNTAINS) ? GRASSLAND : kind;
}

/** III(5), M4.23. */
function richer(state: State, owner: Owner, worth: number): number {
  return hasCard(state, owner, RICH_TILES) ? CARD_CONTROL_INCOME : worth;
}

export const privilegesMilitary: GamePair = {
  when: (role) => role[3] > 0 && role[4] > 0,
  hooks: {
    figures: [
      [HITS_OFF, hitsOff],
      [MORE_DICE, moreDice],
      [ATTACKED_KIND, asGrassland],
      [CONTROL_WORTH, richer],
    ],
  },
};

const ROOM = kindOf('II(6)');
const FREE_HOUSES = kindOf('III(8)');

/** II(6), M8.9. */
function moreRoom(state: State, owner: Owner, room: number): number {
  return room + (hasCard(state, owner, ROOM) ? 1 : 0);
}

/** II(7), M8.2: with 8.I a plant on a mountain is as one on grassland. */
function asOnGrassland(state: State, owner: Owner, cost: number, kind: number): number {
  const isEasy =
    kind === MOUNTAIN && state.world.role[8] === 1 && hasCard(state, owner, EASY_MOUNTAINS);
  return isEasy ? PLANT_COST[GRASSLAND] : cost;
}

/** III(8), M8.8. */
function freeHouse(state: State, owner: Owner, price: number): number {
  return hasCard(state, owner, FREE_HOUSES) ? 0 : price;
}

export const privilegesProduction: GamePair = {
  when: (role) => role[3] > 0 && role[8] > 0,
  hooks: {
    figures: [
      [MORE_ROOM, moreRoom],
      [PLANT_RESIDENTS, asOnGrassland],
      [HOUSE_PRICE, freeHouse],
    ],
  },
};

const DOUBLE_RISE = kindOf('I(3)');
const LOW_UPKEEP = kindOf('I(7)');
const HALF = kindOf('II(1)');
/** More than any income. */
const ABOVE = 0xffffffff;

/** X25, M3.7: with 3.I and 9.II companies come by their last income, the highest first. */
function orderCompaniesByIncome(state: State): void {
  orderCompanies(state, (company) => ABOVE - state.income[company]);
}

/** I(3), M9.12. */
function doubleRise(state: State, company: Owner, rise: number): number {
  return hasCard(state, company, DOUBLE_RISE) ? CARD_VALUE_STEP : rise;
}

/** I(7), M9.18. */
function lowUpkeep(state: State, company: Owner, amount: number): number {
  return hasCard(state, company, LOW_UPKEEP) ? Math.min(amount, CARD_UPKEEP_MOST) : amount;
}

/** II(1), M9.18. */
function mayHalve(state: State, company: Owner, may: number): number {
  return hasCard(state, company, HALF) ? 1 : may;
}

/** Companies have the cards. */
export const privilegesShares: GamePair = {
  when: (role) => role[3] > 0 && (role[9] === 1 || role[9] === 2),
  hooks: {
    figures: [
      [SOLD_OUT_RISE, doubleRise],
      [UPKEEP_DUE, lowUpkeep],
      [MAY_HALVE, mayHalve],
    ],
    orders: { 'income-down': orderCompaniesByIncome },
  },
};
