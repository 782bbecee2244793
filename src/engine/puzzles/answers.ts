import { canonical, type JsonObject } from '../../kit/json';
import type { Answer } from '../../kit/puzzle';
import type { Action } from '../../kit/rules';
import type { Evaluated } from './evaluate-action';
import { actionsAt, type PuzzleContext, type Spot } from './puzzle-context';

/**
 * All legal actions, grouped by the answer that they give. In each group the action with the highest prior is first.
 */
export function answersAt(context: PuzzleContext, spot: Spot): readonly (readonly Action[])[] {
  const weights = firstSight(context, spot);
  const answers = new Map<string, Action[]>();
  for (const action of [...weights.keys()]) {
    const key = canonical(context.generator.alike(spot.state, action));
    answers.set(key, [...(answers.get(key) ?? []), action]);
  }
  const weight = (action: Action) => weights.get(action) ?? 0;
  return [...answers.values()].map((ways) => ways.sort((a, b) => weight(b) - weight(a)));
}

/** The prior of each legal action: shares of 1. */
export function firstSight(
  { rules, advice }: PuzzleContext,
  spot: Spot,
): ReadonlyMap<Action, number> {
  const all = Int32Array.from(actionsAt(rules, spot));
  const weights = new Float32Array(all.length).fill(1);
  advice?.prior(spot.state, all, all.length, weights);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return new Map([...all].map((action, at) => [action, (weights[at] ?? 0) / sum]));
}

/** Actions that a person would call the same answer, as long as they have the same effect. */
export interface AnswerGroup {
  readonly like: Answer;
  /** The best of its actions first. */
  readonly actions: readonly Action[];
  readonly worth: number;
}

/**
 * The right and the wrong actions of a spot as answers. If only some of several equal-looking actions are right, such
 * as routes with the same cost, each is an answer of its own.
 */
export function groupAnswers(
  context: PuzzleContext,
  { state }: Spot,
  right: readonly Evaluated[],
  wrong: readonly Evaluated[],
): { readonly right: readonly AnswerGroup[]; readonly wrong: readonly AnswerGroup[] } {
  const alike = ({ action }: Evaluated) => canonical(context.generator.alike(state, action));
  const mixed = new Set(wrong.map(alike));
  const keys = new Set(right.map(alike));
  const isMixed = (one: Evaluated) => mixed.has(alike(one)) && keys.has(alike(one));
  const group = (evaluated: readonly Evaluated[]) => {
    const groups = new Map<string, { like: JsonObject; actions: Action[]; worth: number }>();
    for (const one of evaluated) {
      const { action, worth } = one;
      const whole = context.rules.action.write(action, state);
      const like = isMixed(one) ? whole : context.generator.alike(state, action);
      const known = groups.get(canonical(like));
      if (known) known.actions.push(action);
      else groups.set(canonical(like), { like, actions: [action], worth });
    }
    return [...groups.values()];
  };
  return { right: group(right), wrong: group(wrong) };
}
