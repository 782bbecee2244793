import { nextUint32, type RandomWords } from '../../../kit/random';
import type { Seat } from '../../../kit/rules';
import type { State } from './state';

/** In a standard game everything lies open but the generator: it alone is redrawn. */
export function imagine(state: State, _seat: Seat, random: RandomWords): void {
  // The last word counts the draws (kit/random.ts) and is no secret.
  for (let word = 0; word < 3; word++) state.random[word] = nextUint32(random);
}
