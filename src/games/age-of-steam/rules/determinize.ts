import { type RandomWords, redraw } from '../../../kit/random';
import type { Seat } from '../../../kit/rules';
import type { State } from './state';

/** 15: everything is public except future random draws. */
export function determinize(state: State, _seat: Seat, random: RandomWords): void {
  redraw(state.random, random);
}
