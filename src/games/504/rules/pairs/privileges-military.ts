import { GRASSLAND, MOUNTAIN } from '../../data/board';
import { CARD_CONTROL_INCOME, CONTROL_INCOME } from '../../data/figures';
import { NONE } from '../base/fields';
import type { Owner } from '../parts';
import { hasCard, kindOf } from '../privileges/cards';
import type { State } from '../state';

const SHIELD = kindOf('I(4)');
const EASY_MOUNTAINS = kindOf('II(7)');
const ONE_MORE_DIE = kindOf('III(4)');
const RICH_TILES = kindOf('III(5)');

/** I(4), M4.10 b: hits that a defender takes off. */
export function hitsTakenOff(state: State, defender: Owner): number {
  return defender !== NONE && hasCard(state, defender, SHIELD) ? 1 : 0;
}

/** III(4), M4.10 a, c. */
export function moreDice(state: State, owner: Owner): number {
  return owner !== NONE && hasCard(state, owner, ONE_MORE_DIE) ? 1 : 0;
}

/** II(7), M4.10 a: the kind of tile as an attacker sees it. */
export function attackedKind(state: State, owner: Owner, tile: number): number {
  const kind = state.kind[tile];
  return kind === MOUNTAIN && hasCard(state, owner, EASY_MOUNTAINS) ? GRASSLAND : kind;
}

/** III(5), M4.23. */
export function controlWorth(state: State, owner: Owner): number {
  return hasCard(state, owner, RICH_TILES) ? CARD_CONTROL_INCOME : CONTROL_INCOME;
}
