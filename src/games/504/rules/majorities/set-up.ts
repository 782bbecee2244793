import { ORDER_ROWS, SCORINGS } from '../../data/figures';
import type { State } from '../state';
import { NOT_DEALT } from './fields';

/** M7.1: the rows of order cards, each with one scoring card; with companies a row is dealt in its round. */
export function dealRows({ rowCards, rowScoring, seats, world }: State): void {
  rowScoring.fill(1);
  if (world.company) rowCards.fill(NOT_DEALT);
  else for (let row = 0; row < SCORINGS; row++) rowCards[row] = ORDER_ROWS[seats][row];
}
