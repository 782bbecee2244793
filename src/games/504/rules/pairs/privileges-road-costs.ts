import { CITY, FOREST, MOUNTAIN } from '../../data/board';
import { ROAD_COST } from '../../data/figures';
import type { Owner } from '../parts';
import { hasCard, kindOf } from '../privileges/cards';
import type { State } from '../state';

const EASY: readonly (readonly [kind: number, card: number])[] = [
  [FOREST, kindOf('I(9)')],
  [MOUNTAIN, kindOf('II(7)')],
  [CITY, kindOf('II(8)')],
];
const EASY_COST = 1;

/** M6.3: what a kind of tile counts for the road of an owner; with 6.III cards change nothing. */
export function roadCostOf(state: State, owner: Owner, kind: number): number {
  if (state.world.role[6] < 3)
    for (const [easy, card] of EASY)
      if (easy === kind && hasCard(state, owner, card)) return EASY_COST;
  return ROAD_COST[kind];
}
