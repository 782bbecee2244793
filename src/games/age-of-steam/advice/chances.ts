import type { Chances } from '../../../kit/advice';
import { TURNS } from '../data/figures';
import { NUMBER, OVER, PHASE, type State } from '../rules/state';
import curves from './chances.json';

/** Made by `npm run chances -- --game age-of-steam --seed cal --matches 102`. The expected error was 1.2 points. */
export const chances: Chances<State> = {
  kind: () => 'all',
  stage: ({ turn, seats }) => (turn[NUMBER] - 1 + turn[PHASE] / OVER) / TURNS[seats],
  curves,
};
