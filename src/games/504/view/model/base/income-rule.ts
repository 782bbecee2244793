import { figureAt } from '../../../../../kit/figure-at';
import { GOODS } from '../../../data/board';
import { INCOME_BASE, SET_MONEY } from '../../../data/figures';
import { roomOf } from '../../../modules/production/rules/houses';
import { bestSets, goodsOf } from '../../../modules/production/rules/role-1';
import { figureOf } from '../../../rules/base/ask';
import { INCOME } from '../../../rules/base/flow';
import { AT, LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { activeOwner, type State } from '../../../rules/state/state';
import { stepOf } from './position';

/** What the next income of an owner is made of (G7.1). */
export interface Income {
  readonly always: number;
  /** By the rule of the world. */
  readonly rule: number;
  readonly cards: number;
  /** Belongs to the owner whose turn it is. */
  readonly once: number;
}

/** What an owner would get now. */
export function incomeOf(state: State, owner: Owner): Income {
  const isActive = figureAt(state.order, figureAt(state.now, AT)) === owner;
  return {
    always: INCOME_BASE,
    rule: foreseen(state, owner),
    cards: figureOf(state, INCOME, owner, 0),
    once: isActive ? figureAt(state.once, 0) : 0,
  };
}

export const incomeSum = ({ always, rule, cards, once }: Income) => always + rule + cards + once;

/** By the rule of the world alone, also where the rules know it only once a turn ends. */
function foreseen(state: State, owner: Owner): number {
  const { income, incomeBy, steps } = state.world;
  // With trolleys goods are never sold in a step of their own (M1.19).
  if (incomeBy === 8 && steps.some(({ name }) => name === 'sale'))
    return foreseenSale(state, owner);
  // What is listed for sale is the active owner's (M1.18).
  if (incomeBy === 1 && activeOwner(state) !== owner) return 0;
  return income(state, owner);
}

/** M8.12: income of the next sale without exchanges; during the sale, what is earned plus the rest. */
export function foreseenSale(state: State, owner: Owner): number {
  const stock = Uint16Array.from(goodsOf(state, owner));
  if (stepOf(state) === 'sale' && activeOwner(state) === owner)
    return figureAt(state.earned, 0) + bestSets(stock, figureAt(state.room, 0), SET_MONEY);
  for (let tile = 0; tile < figureAt(state.now, LAID); tile++) {
    const good = figureAt(state.plant, tile) - 1;
    if (state.plantOwner[tile] === owner && good >= 0 && good < GOODS.length)
      stock[good] = figureAt(stock, good) + 1;
  }
  return bestSets(stock, roomOf(state, owner), SET_MONEY);
}
