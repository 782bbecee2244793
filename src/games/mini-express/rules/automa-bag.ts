import { pick } from '../../../kit/random';
import { COMPANIES } from '../data/companies';
import type { Emit } from './events';
import { COMPANY_COUNT, DRAFT, MARKER, PHASE, type State, TARGET } from './state';

export interface Steps {
  readonly city: number;
  readonly company: number;
}

/**
 * Draws a numbered tile from the bag. A refresh tile returns all drawn tiles and itself to the bag, and another tile
 * is drawn (7.5). During the draft the bag has no refresh tiles (7.4). There is always a numbered tile to draw.
 */
export function drawTile(state: State, emit?: Emit): Steps {
  for (let again = false; ; again = true) {
    const index = pick(state.random, state.drawn.length, (tile) => inBag(state, tile));
    const tile = state.board.automaTiles[index];
    if (tile !== 'refresh') {
      state.drawn[index] = 1;
      emit?.({ event: 'draw', tile: [tile.city, tile.company] }, state);
      return tile;
    }
    state.drawn.fill(0);
    emit?.({ event: 'draw', tile: 'refresh', ...(again ? { again } : {}) }, state);
  }
}

/** Whether a tile is in the bag. The refresh tiles are added after the draft (7.4). */
export function inBag(state: State, index: number): boolean {
  if (state.drawn[index] === 1) return false;
  return state.turn[PHASE] !== DRAFT || state.board.automaTiles[index] !== 'refresh';
}

/** 7.5 a: the company marker moves in the order brown, gray, orange, white, and starts over. */
export function moveMarker(state: State, { company }: Steps): void {
  state.automa[MARKER] = (state.automa[MARKER] + company) % COMPANY_COUNT;
}

/**
 * 7.5 b: the target moves over cities with a tile, in index order. If there are fewer ahead than steps, it moves to
 * the last city (ruling) and stays there for good.
 */
export function moveTarget(state: State, { city }: Steps): void {
  const last = state.tile.length;
  let target = state.automa[TARGET];
  for (let step = 0; step < city && target < last; step++) {
    do target++;
    while (target < last && state.tile[target - 1] === 0);
  }
  state.automa[TARGET] = target;
}

/** The city of the target, from 0. The target must be on a city. */
export function targetCity(state: State): number {
  return state.automa[TARGET] - 1;
}

export function tellMarkers(state: State, emit?: Emit): void {
  const company = COMPANIES[state.automa[MARKER]];
  emit?.({ event: 'markers', company, target: state.automa[TARGET] }, state);
}
