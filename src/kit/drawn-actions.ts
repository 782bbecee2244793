import type { Advice } from './advice';
import { below, nextUint32, type RandomWords } from './random';
import type { Action } from './rules';

/** As in the rules: writes the legal actions, at most `max` of them, and tells how many. */
interface Lister<State> {
  list(state: State, into: Int32Array): number;
  readonly max: number;
}

/** Draws one of the listed actions, each equally likely: `Advice.sample` where nothing is faster. */
export function uniformly<State>({ list, max }: Lister<State>): Advice<State>['sample'] {
  const listed = new Int32Array(max);
  return (state: State, random: RandomWords): Action => listed[below(random, list(state, listed))];
}

/** Draws one of the listed actions by the squares of their weights in the prior: an `Advice.rollout`. */
export function byPrior<State>(
  { list, max }: Lister<State>,
  prior: Advice<State>['prior'],
): Advice<State>['rollout'] {
  const listed = new Int32Array(max);
  const weights = new Float32Array(max);
  return (state: State, random: RandomWords): Action => {
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
  };
}
