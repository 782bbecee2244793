import { seedRandom, shuffle } from '../../../src/kit/random';
import { failed, ok, type Result } from '../../../src/kit/result';
import { CARDS_OF_A_GOOD } from '../data/goods';
import type { Emit } from './events';
import { type Options, setups } from './options';
import { beginRound } from './rounds';
import { emptyState, type State, setFigure } from './state';

/** A fresh match: the deck is shuffled, and chance says who bids first. */
export function begin(options: Options, seats: number, seed: string, emit?: Emit): Result<State> {
  if (!setups.seats(options).includes(seats))
    return failed({ problem: 'wrong-seats', at: 'seats' });
  const state = emptyState(options, seats);
  seedRandom(state.random, seed);
  state.prices.set([...options.prices].map(Number));
  for (let card = 0; card < state.deck.length; card++)
    state.deck[card] = Math.floor(card / CARDS_OF_A_GOOD);
  shuffle(state.random, state.deck, state.deck.length);
  for (let seat = 0; seat < seats; seat++) state.order[seat] = seat;
  shuffle(state.random, state.order, seats);
  // The first turn is number 0.
  setFigure(state, 'turn', -1);
  beginRound(state, emit);
  return ok(state);
}
