import { canonical, type JsonObject } from '../../kit/json';
import type { Answer } from '../../kit/puzzle';
import type { Action } from '../../kit/rules';
import type { Weighed } from './looks';
import { actionsAt, type Spot, type Workshop } from './spot';

/** Every legal action by the answer that it gives, in each the one first that looks best at first sight. */
export function answersAt(shop: Workshop, spot: Spot): readonly (readonly Action[])[] {
  const weights = firstSight(shop, spot);
  const answers = new Map<string, Action[]>();
  for (const action of [...weights.keys()]) {
    const key = canonical(shop.craft.alike(spot.state, action));
    answers.set(key, [...(answers.get(key) ?? []), action]);
  }
  const weight = (action: Action) => weights.get(action) ?? 0;
  return [...answers.values()].map((ways) => ways.sort((a, b) => weight(b) - weight(a)));
}

/** How promising each legal action looks before anything is searched: shares of 1. */
export function firstSight({ rules, advice }: Workshop, spot: Spot): ReadonlyMap<Action, number> {
  const all = Int32Array.from(actionsAt(rules, spot));
  const weights = new Float32Array(all.length).fill(1);
  advice?.weigh(spot.state, all, all.length, weights);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return new Map([...all].map((action, at) => [action, (weights[at] ?? 0) / sum]));
}

/** Actions that a person would call the same answer, as far as they come to the same. */
export interface AnswerGroup {
  readonly like: Answer;
  /** The best of its actions first. */
  readonly actions: readonly Action[];
  readonly worth: number;
}

/**
 * The right and the wrong actions of a spot as answers. Where only some of those that are alike are right, as
 * of routes that cost the same, each stands for itself alone.
 */
export function groupAnswers(
  shop: Workshop,
  { state }: Spot,
  right: readonly Weighed[],
  wrong: readonly Weighed[],
): { readonly right: readonly AnswerGroup[]; readonly wrong: readonly AnswerGroup[] } {
  const alike = ({ action }: Weighed) => canonical(shop.craft.alike(state, action));
  const mixed = new Set(wrong.map(alike));
  const keys = new Set(right.map(alike));
  const isMixed = (one: Weighed) => mixed.has(alike(one)) && keys.has(alike(one));
  const group = (weighed: readonly Weighed[]) => {
    const groups = new Map<string, { like: JsonObject; actions: Action[]; worth: number }>();
    for (const one of weighed) {
      const { action, worth } = one;
      const whole = shop.rules.action.write(action, state);
      const like = isMixed(one) ? whole : shop.craft.alike(state, action);
      const known = groups.get(canonical(like));
      if (known) known.actions.push(action);
      else groups.set(canonical(like), { like, actions: [action], worth });
    }
    return [...groups.values()];
  };
  return { right: group(right), wrong: group(wrong) };
}
