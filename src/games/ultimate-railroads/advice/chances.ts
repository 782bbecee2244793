import type { Chances } from '../../../kit/advice';
import { SEATING } from '../data/board';
import type { State } from '../rules/state';
import curves from './chances.json';
import { roundsLeft } from './worth';

/** Made by `npm run chances -- --game ultimate-railroads --seed cal --matches 160`. The expected error was 1.7 points. */
export const chances: Chances<State> = {
  kind: () => 'all',
  stage: (state) => 1 - roundsLeft(state) / SEATING[state.seats].rounds,
  curves,
};
