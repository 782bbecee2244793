import { type RandomWords, redraw, shuffle } from '../../../src/kit/random';
import type { Seat } from '../../../src/kit/rules';
import type { Secrets } from '../../../src/kit/secrets';
import type { Event } from './events';
import { figure, handOf, phaseOf, type State } from './state';

/** Only the seat that draws an order knows it until the end. */
export const secrets: Secrets<State, Event> = {
  has: (state, seat) => handOf(state, seat).length > 0,
  // At the end all orders are opened.
  learned: (state) => figure(state, 'drawn') + (phaseOf(state) === 'over' ? 1 : 0),
  seenBy: (event) => (event.event === 'order-card' ? [event.seat] : 'all'),
};

/** Deals again what the seat cannot know: the deck, the orders of the others, and what chance will do. */
export function determinize(state: State, seat: Seat, random: RandomWords): void {
  const { deck, holder } = state;
  const drawn = figure(state, 'drawn');
  const unknown: number[] = [];
  for (let card = 0; card < deck.length; card++)
    if (card >= drawn || holder[card] !== seat) unknown.push(card);
  // Sorted first, so that nothing of how they lie is left in how they are dealt.
  const goods = unknown.map((card) => deck[card]).sort((a, b) => a - b);
  shuffle(random, goods, goods.length);
  unknown.forEach((card, at) => {
    deck[card] = goods[at];
  });
  redraw(state.random, random);
}
