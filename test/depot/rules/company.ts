import { HIGHEST_PRICE, LOWEST_PRICE } from '../data/goods';
import { bare, type DepotKind } from './kind';
import { nextOwner, payOut } from './rounds';
import { actingSeat, figure, phaseOf, type State } from './state';

const belongs = (state: State) => phaseOf(state) === 'owner';
const priceNow = (state: State) => state.prices[figure(state, 'good')];

/** The owner takes a point, and the price falls by one. */
export const dividend = {
  ...bare,
  do: 'dividend',
  belongs,
  refusal(state) {
    return priceNow(state) > LOWEST_PRICE ? null : { because: 'price-lowest', price: LOWEST_PRICE };
  },
  play(state, _, emit) {
    payOut(state, actingSeat(state), -1, false, emit);
    nextOwner(state, emit);
  },
} as const satisfies DepotKind;

/** The owner pays a point, and the price rises by one. */
export const invest = {
  ...bare,
  do: 'invest',
  belongs,
  refusal(state) {
    return priceNow(state) < HIGHEST_PRICE
      ? null
      : { because: 'price-highest', price: HIGHEST_PRICE };
  },
  play(state, _, emit) {
    payOut(state, actingSeat(state), 1, false, emit);
    nextOwner(state, emit);
  },
} as const satisfies DepotKind;
