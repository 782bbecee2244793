import type { AnyAdvice } from '../kit/advice';
import type { RandomWords } from '../kit/random';
import type { AnyRules } from '../kit/rules';

/**
 * Writes what a position is worth: every holder's share of the win. With advice a few actions are sketched
 * and the standing then is estimated. Without, a uniformly random playout goes to the end; that alone makes
 * garbage in a search, one `standing` a playout. Changes `state`.
 */
export function judge(
  rules: AnyRules,
  advice: AnyAdvice | null,
  state: object,
  random: RandomWords,
  sketched: number,
  into: Float32Array,
): void {
  if (!advice) {
    while (rules.toAct(state) !== null) rules.play(state, rules.sample(state, random));
    winnerTakesAll(rules, state, into);
    return;
  }
  for (let left = sketched; left > 0 && rules.toAct(state) !== null; left--)
    rules.play(state, advice.sketch(state, random));
  advice.estimate(state, into);
}

function winnerTakesAll(rules: AnyRules, state: object, into: Float32Array): void {
  into.fill(0);
  const winner = rules.standing(state).ranking?.[0];
  if (winner === undefined) throw new TypeError('a match that is over has a ranking');
  into[winner] = 1;
}
