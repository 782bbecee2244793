import { canonical, type JsonObject } from '../../kit/json';
import type { Answer } from '../../kit/puzzle';
import type { Action } from '../../kit/rules';
import type { Weighed } from './examine';
import type { Spot, Workshop } from './spot';

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
