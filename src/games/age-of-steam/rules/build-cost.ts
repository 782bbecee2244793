import { TERRAIN } from './board';
import { isAdded } from './build-change';
import { type Price, priceOfAdding, priceOfGround, priceOfPlacing, REDIRECTED } from './price';
import { SHAPES } from './shapes';
import type { State } from './state';

const sum = (price: Price) => price.reduce((all, [, dollars]) => all + dollars, 0);

/** What a shape costs on bare plain, and where it is added to; what the ground of a hex adds. */
const PLACE = new Uint8Array(SHAPES);
const ADD = new Uint8Array(SHAPES);
for (let shape = 1; shape < SHAPES; shape++) {
  PLACE[shape] = sum(priceOfPlacing(shape));
  ADD[shape] = sum(priceOfAdding(shape));
}
const GROUND_COST = TERRAIN.map((_, ground) => sum(priceOfGround(ground)));
const REDIRECT = sum(REDIRECTED);

/** The least that any tile costs. */
export const CHEAPEST = Math.min(REDIRECT, ...PLACE.subarray(1), ...ADD.subarray(1));

/** What it costs to make this the track of a hex, by 7.5's kinds of change. */
export function buildCost(state: State, hex: number, shape: number): number {
  const old = state.shape[hex];
  if (old === 0) return PLACE[shape] + GROUND_COST[state.board.ground[hex]];
  return isAdded(old, shape) ? ADD[shape] : REDIRECT;
}

/** What `buildCost` is made of. */
export function buildPrice(state: State, hex: number, shape: number): Price {
  const old = state.shape[hex];
  if (old === 0) return [...priceOfPlacing(shape), ...priceOfGround(state.board.ground[hex])];
  return isAdded(old, shape) ? priceOfAdding(shape) : REDIRECTED;
}
