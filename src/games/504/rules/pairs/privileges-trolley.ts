import { CITY, MOUNTAIN } from '../../data/board';
import { CARD_SALE, CARD_UPGRADE, DRIVE_COST, POINT } from '../../data/figures';
import { MOVEMENT_POINTS } from '../../modules/deliver/rules';
import { TILE_COST, WAY_COST } from '../../modules/deliver/rules/drive';
import { SALE_PRICE } from '../../modules/deliver/rules/roles';
import { UPGRADE_PRICE } from '../../modules/deliver/rules/upgrade';
import { hasDemand } from '../../modules/deliver/state';
import { hasCard, kindOf } from '../../modules/privileges/rules/cards';
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
