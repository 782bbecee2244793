import { below } from '../../../kit/random';
import { COLORS } from './goods';
import type { State } from './state';

/** Cubes in the bag. */
export function bagCount({ bag }: State): number {
  let count = 0;
  for (let color = 0; color < COLORS; color++) count += bag[color];
  return count;
}

/** 1.4: takes a cube out of the bag at random, which must hold one, and returns its color. */
export function drawCube(state: State): number {
  let left = below(state.random, bagCount(state));
  let color = 0;
  while (left >= state.bag[color]) left -= state.bag[color++];
  state.bag[color]--;
  return color;
}
