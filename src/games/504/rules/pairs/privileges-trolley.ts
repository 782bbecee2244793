import { CARD_SALE, CARD_UPGRADE, POINT } from '../../data/figures';
import { hasDemand } from '../deliver/fields';
import type { Owner } from '../parts';
import { hasCard, kindOf } from '../privileges/cards';
import type { State } from '../state';

const DEARER_GOODS = kindOf('I(6)');
const CHEAP_UPGRADES = kindOf('I(8)');
const ONE_MORE_POINT = kindOf('II(5)');
const EASY_MOUNTAINS = kindOf('II(7)');
const FREE_CITIES = kindOf('III(1)');

/** I(6), M1.18: extra money for a good sold by the track. */
export function moreForGood(state: State, owner: Owner): number {
  return hasCard(state, owner, DEARER_GOODS) ? CARD_SALE : 0;
}

/** I(8), M1.4. */
export function upgradeDiscount(state: State, owner: Owner): number {
  return hasCard(state, owner, CHEAP_UPGRADES) ? CARD_UPGRADE : 0;
}

/** II(5), M1.5: the trolley's extra movement points, in halves. */
export function morePoints(state: State, owner: Owner): number {
  return hasCard(state, owner, ONE_MORE_POINT) ? POINT : 0;
}

/** II(7), M1.7: with 1.I and 1.II a mountain is as any tile. */
export function hasEasyMountains(state: State, owner: Owner): boolean {
  return hasDemand(state.world) && hasCard(state, owner, EASY_MOUNTAINS);
}

/** III(1), M1.7: cities cost no movement points. */
export function hasFreeCities(state: State, owner: Owner): boolean {
  return hasCard(state, owner, FREE_CITIES);
}
