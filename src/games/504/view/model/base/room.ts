import { PURCHASE } from '../../../data/figures';
import { mostNew } from '../../../rules/base/buy';
import { activeOwner, type State } from '../../../rules/state/state';
import type { Voice } from './voice';

/** How many residents the capital takes in a purchase, and other tiles (G6.1). */
export const roomText = (state: State, { table }: Voice): string =>
  table.owner.room(PURCHASE.capitalMost, mostNew(state, activeOwner(state), 0));
