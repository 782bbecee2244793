import type { ActionLine } from '../kit/line';
import { below, type RandomWords } from '../kit/random';
import type { Action, AnyRules } from '../kit/rules';

/** What `greedyLine` chooses among all legal actions. */
export function greedyAction(rules: AnyRules, state: object, random: RandomWords): Action {
  const listed = new Int32Array(rules.max);
  const count = rules.list(state, listed);
  const lines = Array.from(listed.subarray(0, count), (action) => [action] as const);
  return greedyLine(rules, state, lines, random)[0];
}

/**
 * The line after which the seat to act has the largest lead in scores, or the smallest deficit. Ties are broken at
 * random. It looks no further than that, and samples hidden information once per line.
 */
export function greedyLine(
  rules: AnyRules,
  state: object,
  lines: readonly ActionLine[],
  random: RandomWords,
): ActionLine {
  const seat = rules.toAct(state);
  let [best] = lines;
  if (seat === null || !best) throw new TypeError('nobody is to act');
  const next = rules.clone(state);
  let bestMargin = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const line of lines) {
    rules.copy(next, state);
    rules.determinize(next, seat, random);
    for (const action of line) rules.play(next, action);
    const { scores } = rules.standing(next);
    const margin = scores[seat] - Math.max(...scores.filter((_, holder) => holder !== seat));
    if (margin < bestMargin) continue;
    ties = margin === bestMargin ? ties + 1 : 1;
    bestMargin = margin;
    if (below(random, ties) === 0) best = line;
  }
  return best;
}
