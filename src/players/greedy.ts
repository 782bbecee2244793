import { below, type RandomWords } from '../kit/random';
import type { Action, AnyRules } from '../kit/rules';

/**
 * The action after which the seat to act leads by most, or lags by least, as scores stand then; one of
 * several equal ones by chance. It looks no further, and what it cannot know it imagines once an action.
 */
export function greedyAction(rules: AnyRules, state: object, random: RandomWords): Action {
  const seat = rules.toAct(state);
  if (seat === null) throw new TypeError('nobody is to act');
  const listed = new Int32Array(rules.most);
  const count = rules.list(state, listed);
  const next = rules.clone(state);
  let best = listed[0];
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < count; i++) {
    rules.copy(next, state);
    rules.imagine(next, seat, random);
    rules.play(next, listed[i]);
    const { scores } = rules.standing(next);
    const margin = scores[seat] - Math.max(...scores.filter((_, holder) => holder !== seat));
    if (margin < most) continue;
    equals = margin === most ? equals + 1 : 1;
    most = margin;
    if (below(random, equals) === 0) best = listed[i];
  }
  return best;
}
