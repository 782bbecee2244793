import { below, nextUint32, type RandomWords } from '../../../kit/random';
import type { Action } from '../../../kit/rules';
import { list, MOST_ACTIONS } from '../rules/list';
import type { State } from '../rules/state';
import { prior } from './prior';

const listed = new Int32Array(MOST_ACTIONS);
const weights = new Float32Array(MOST_ACTIONS);

/** One legal action, each equally likely. */
export function sample(state: State, random: RandomWords): Action {
  return listed[below(random, list(state, listed))];
}

/** One legal action, drawn by the squares of its weight in the prior. */
export function rollout(state: State, random: RandomWords): Action {
  const count = list(state, listed);
  if (count === 1) return listed[0];
  prior(state, listed, count, weights);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    weights[at] *= weights[at];
    sum += weights[at];
  }
  let drawn = (nextUint32(random) / 2 ** 32) * sum;
  let at = 0;
  while (at < count - 1 && drawn >= weights[at]) drawn -= weights[at++];
  return listed[at];
}
