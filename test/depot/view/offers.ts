import type { Action } from '../../../src/kit/rules';
import { actionOf } from '../rules/actions';
import { carsAt, figure, type State, toAct } from '../rules/state';
import { deliver } from '../rules/work';

/** What one tap on a good delivers: as many of its cars as there are steps for, at least one. */
export function deliveries(state: State, good: number): readonly Action[] {
  const seat = toAct(state) ?? 0;
  const cars = Math.min(state.train[carsAt(seat, good)] ?? 0, figure(state, 'steps'));
  return Array.from({ length: Math.max(1, cars) }, () => actionOf(deliver, good));
}

/** What these cars bring together: the price falls from car to car. */
export function worthOf(state: State, good: number, cars: number): number {
  let worth = 0;
  for (let car = 0; car < cars; car++) worth += Math.max(1, (state.prices[good] ?? 0) - car);
  return worth;
}
