import type { Chances } from '../../../kit/advice';
import { TURNS } from '../data/figures';
import { NUMBER, OVER, PHASE, type State } from '../rules/state';
import curves from './chances.json' with { type: 'json' };

/** Made by `npm run chances -- --game age-of-steam --seed cal --matches 111`. The expected error was 0.8 points. */
export const chances: Chances<State> = {
  kind: () => 'all',
  stage: ({ turn, seats }) => (turn[NUMBER] - 1 + turn[PHASE] / OVER) / TURNS[seats],
  curves,
};
