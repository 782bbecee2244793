import type { JsonObject } from '../../../src/kit/json';
import { DECK, GOODS } from '../data/goods';
import { setups } from './options';
import { carsAt, figure, handOf, phaseOf, type State } from './state';

const byGood = (count: (good: number) => number): JsonObject =>
  Object.fromEntries(GOODS.map((id, good) => [id, count(good)]));

/** The whole position, the secrets in it too, but not the generator. */
export function writePosition(state: State): JsonObject {
  const { options, seats, prices, yard, order, next, score, out, hasPassed, deck } = state;
  const phase = phaseOf(state);
  const bidding = phase === 'bid';
  const passed = figure(state, 'passed');
  return {
    game: 'depot',
    options: setups.write(options),
    round: figure(state, 'round'),
    phase,
    order: [...order],
    at: figure(state, 'at'),
    ...(bidding && {
      bid: figure(state, 'bid'),
      // Who has passed, the first of them last.
      passed: [...next.subarray(0, hasPassed.length)].filter((_, place) => {
        const bidders = seats - out.reduce((sum, one) => sum + one, 0);
        return place >= bidders - passed && place < bidders;
      }),
    }),
    ...(phase === 'work' && { steps: figure(state, 'steps'), loan: figure(state, 'loan') === 1 }),
    ...(phase === 'owner' && { good: GOODS[figure(state, 'good')] }),
    prices: byGood((good) => prices[good]),
    yard: byGood((good) => yard[good]),
    players: Array.from({ length: seats }, (_, seat) => ({
      score: score[seat],
      out: out[seat] === 1,
      train: byGood((good) => state.train[carsAt(seat, good)]),
      delivered: byGood((good) => state.delivered[carsAt(seat, good)]),
      orders: handOf(state, seat).map((good) => GOODS[good]),
    })),
    deck: [...deck.subarray(figure(state, 'drawn'), DECK)].map((good) => GOODS[good]),
  };
}
