import type { AnyAdvice } from '../kit/advice';
import { below, type RandomWords } from '../kit/random';
import type { Action, AnyRules } from '../kit/rules';

/** Returns one legal action, each equally likely. The match must not be over. */
export type ActionSampler = (state: object, random: RandomWords) => Action;

/** Uses the game's advice, which is faster; without advice, the list of legal actions. */
export function actionSampler(rules: AnyRules, advice: AnyAdvice | null): ActionSampler {
  if (advice) return (state, random) => advice.sample(state, random);
  const listed = new Int32Array(rules.max);
  return (state, random) => listed[below(random, rules.list(state, listed))];
}
