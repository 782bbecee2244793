import { IN, PHASE } from '../state/fields';
import type { Owner } from '../state/ids';
import { activeOwner, type State } from '../state/state';
import { TURN_PHASE } from './phases';

const last = new Uint8Array(16);

/**
 * Puts the first `count` of `order` in a new order: by a figure of each, the least first; ties in reverse of how they
 * stood (G5.2).
 */
export function sortOrder({ order, now }: State, figureOf: (owner: number) => number): void {
  const count = now[IN];
  last.set(order.subarray(0, count));
  for (let at = 0; at < count; at++) {
    const owner = last[count - 1 - at];
    const figure = figureOf(owner);
    let place = at;
    while (place > 0 && figureOf(order[place - 1]) > figure) {
      order[place] = order[place - 1];
      place--;
    }
    order[place] = owner;
  }
}

/** G5.2: the lowest last income first. */
export function orderByIncomeUp(state: State): void {
  sortOrder(state, (owner) => state.income[owner]);
}

/** G7.1: money that comes once, with the income of this turn; outside its own turn an owner has it at once. */
export function earnOnce(state: State, owner: Owner, amount: number): void {
  if (state.now[PHASE] === TURN_PHASE && activeOwner(state) === owner) state.once[0] += amount;
  else state.cash[owner] += amount;
}
