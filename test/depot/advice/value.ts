import { sharesOfWin } from '../../../src/kit/standing';
import { GOODS } from '../data/goods';
import { scoreOf, standing } from '../rules/scoring';
import { carsAt, figure, phaseOf, type State } from '../rules/state';

/** Each seat's share of the win: the more points it can expect, the larger. */
export function value(state: State, into: Float32Array): void {
  if (phaseOf(state) === 'over') {
    into.set(sharesOfWin(standing(state)));
    return;
  }
  const left = state.options.rounds - figure(state, 'round') + 1;
  // Points still to come, by as much as nobody can tell: a lead says less the longer the match.
  const spread = 2 + 2 * left;
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const share = state.out[seat] ? 0 : Math.exp(expected(state, seat) / spread);
    into[seat] = share;
    sum += share;
  }
  for (let seat = 0; seat < state.seats; seat++) into[seat] /= sum;
}

/** Points now, and half of what the cars on the train would bring. */
function expected(state: State, seat: number): number {
  const cars = GOODS.reduce(
    (sum, _, good) => sum + state.train[carsAt(seat, good)] * state.prices[good],
    0,
  );
  return scoreOf(state, seat).total + cars / 2;
}
