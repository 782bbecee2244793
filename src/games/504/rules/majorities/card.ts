import { below } from '../../../../kit/random';
import type { Emit } from '../../../../kit/rules';
import { FIRST_CARD_ROUND, SCORINGS } from '../../data/figures';
import { ROUND } from '../base/fields';
import { activeOwner, type State } from '../state';
import { beginShrink } from './shrink';

/** M7.7: the card of the owner whose turn ends; true: it is a scoring card. */
export function turnCard(state: State, emit?: Emit<State>): boolean {
  const row = rowNow(state);
  if (row < 0 || state.rowCards[row] === 0) return false;
  return draw(state, row, activeOwner(state), emit);
}

/** M7.11: turns a scoring card that was not turned in its round. */
export function turnLeftCard(state: State, emit?: Emit<State>): boolean {
  const row = state.world.company ? state.now[ROUND] - FIRST_CARD_ROUND : -1;
  if (row < 0 || row >= SCORINGS || state.rowScoring[row] === 0) return false;
  state.rowCards[row] = state.rowScoring[row];
  return draw(state, row, null, emit);
}

/** The row from which a card is due, -1: none (M7.2). */
function rowNow({ now, rowCards, world }: State): number {
  const round = now[ROUND] - FIRST_CARD_ROUND;
  if (round < 0) return -1;
  if (world.company) return round < SCORINGS ? round : -1;
  return rowCards.findIndex((cards) => cards > 0);
}

function draw(state: State, row: number, owner: number | null, emit?: Emit<State>): boolean {
  const isScoring = below(state.random, state.rowCards[row]) < state.rowScoring[row];
  state.rowCards[row]--;
  const shows = isScoring ? 'scoring' : 'tick';
  emit?.({ event: 'card', owner, row: 1 + row, shows }, state);
  if (!isScoring) return false;
  state.rowScoring[row]--;
  beginShrink(state, emit);
  return true;
}
