import { GRASSLAND, MOUNTAIN } from '../../data/board';
import { CARD_CONTROL_INCOME } from '../../data/figures';
import { ATTACKED_KIND, HITS_OFF, MORE_DICE } from '../../modules/military/rules/dice';
import { CONTROL_WORTH } from '../../modules/military/rules/roles';
import { hasCard, kindOf } from '../../modules/privileges/rules/cards';
import type { Owner } from '../state/ids';
import type { GamePair, State } from '../state/state';

const SHIELD = kindOf('I(4)');
const EASY_MOUNTAINS = kindOf('II(7)');
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
