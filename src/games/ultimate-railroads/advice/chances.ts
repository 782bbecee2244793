import type { Chances } from '../../../kit/advice';
import { SEATING } from '../data/board';
import type { State } from '../rules/state';
import curves from './chances.json' with { type: 'json' };
import { roundsLeft } from './worth';

/** Made by `npm run chances -- --game ultimate-railroads --seed cal --matches 560`. The expected error was 1.2 to 2.2 points. */
export const chances: Chances<State> = {
  kind: ({ seats }) => `${seats}`,
  stage: (state) => 1 - roundsLeft(state) / SEATING[state.seats].rounds,
  curves,
};
