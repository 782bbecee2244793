import type { Chances } from '../../../kit/advice';
import type { State } from '../rules/state';
import curves from './chances.json';
import { LAST_STAGE, stageOf } from './weights';

/**
 * Made by `npm run chances -- --game mini-express --seed cal --matches 1067`. The expected error was 0.8 points at the
 * usual table, 1.9 in the expert duel, and 2.6 in the duel and alone.
 */
export const chances: Chances<State> = {
  kind: ({ options }) => options.mode,
  stage: (state) => stageOf(state) / LAST_STAGE,
  curves,
};
