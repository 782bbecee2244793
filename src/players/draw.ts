import type { AnyAdvice } from '../kit/advice';
import { below, type RandomWords } from '../kit/random';
import type { Action, AnyRules } from '../kit/rules';

/** Draws one legal action, each equally likely; the match must not be over. */
export type Draw = (state: object, random: RandomWords) => Action;

/** By the game's advice, which is quick about it, or else from the list. */
export function drawing(rules: AnyRules, advice: AnyAdvice | null): Draw {
  if (advice) return (state, random) => advice.sample(state, random);
  const listed = new Int32Array(rules.most);
  return (state, random) => listed[below(random, rules.list(state, listed))];
}
