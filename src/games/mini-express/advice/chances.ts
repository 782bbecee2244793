import type { Chances } from '../../../kit/advice';
import type { State } from '../rules/state';
import curves from './chances.json' with { type: 'json' };
import { LAST_STAGE, stageOf } from './weights';

/**
 * Made by `npm run chances -- --game mini-express --seed cal --matches 1067`. The expected error was 1.2 points at the
 * usual table, 1.7 in the expert duel, 2.2 in the duel, and 2.0 alone.
 */
export const chances: Chances<State> = {
  kind: ({ options }) => options.mode,
  stage: (state) => stageOf(state) / LAST_STAGE,
  curves,
};
