import { below, type RandomWords } from '../kit/random';
import type { Action, AnyRules } from '../kit/rules';

/**
 * The action after which the seat to act has the largest lead in scores, or the smallest deficit. Ties are
 * broken at random. It looks one action ahead, and samples hidden information once per action.
 */
export function greedyAction(rules: AnyRules, state: object, random: RandomWords): Action {
  const seat = rules.toAct(state);
  if (seat === null) throw new TypeError('nobody is to act');
  const listed = new Int32Array(rules.max);
  const count = rules.list(state, listed);
  const next = rules.clone(state);
  let best = listed[0];
  let bestMargin = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (let i = 0; i < count; i++) {
    rules.copy(next, state);
    rules.determinize(next, seat, random);
    rules.play(next, listed[i]);
    const { scores } = rules.standing(next);
    const margin = scores[seat] - Math.max(...scores.filter((_, holder) => holder !== seat));
    if (margin < bestMargin) continue;
    ties = margin === bestMargin ? ties + 1 : 1;
    bestMargin = margin;
    if (below(random, ties) === 0) best = listed[i];
  }
  return best;
}
