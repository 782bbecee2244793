import { below } from '../../../kit/random';
import type { Tell } from '../../../kit/rules';
import { DRAFT, PHASE, type State } from './state';

export interface Steps {
  readonly city: number;
  readonly company: number;
}

/**
 * Draws a numbered tile from the bag. A refresh tile puts all drawn tiles and itself back, and another is
 * drawn (7.5); during the draft the bag holds none (7.4). The bag is never empty of numbered tiles then.
 */
export function drawTile(state: State, tell?: Tell<State>): Steps {
  for (;;) {
    const index = drawAny(state);
    const tile = state.board.automaTiles[index];
    if (tile !== 'refresh') {
      state.drawn[index] = 1;
      tell?.({ event: 'draw', tile: [tile.city, tile.company] }, state);
      return tile;
    }
    state.drawn.fill(0);
    tell?.({ event: 'draw', tile: 'refresh' }, state);
  }
}

/** The place of a tile in the bag, each equally likely. */
function drawAny(state: State): number {
  let left = below(state.random, tilesInBag(state));
  for (let index = 0; index < state.drawn.length; index++) {
    if (inBag(state, index) && left-- === 0) return index;
  }
  throw new RangeError('the bag is empty');
}

/** Whether a tile lies in the bag; the refresh tiles join it after the draft (7.4). */
export function inBag(state: State, index: number): boolean {
  if (state.drawn[index] === 1) return false;
  return state.turn[PHASE] !== DRAFT || state.board.automaTiles[index] !== 'refresh';
}

function tilesInBag(state: State): number {
  let count = 0;
  for (let index = 0; index < state.drawn.length; index++) if (inBag(state, index)) count++;
  return count;
}
