import type { JsonObject } from '../../../../../kit/json';
import { oncePer } from '../../../../../kit/once-per';
import { type Action, isRefusal } from '../../../../../kit/rules';
import { rules } from '../../../rules';
import type { Refusal } from '../../../rules/state/events';
import type { State } from '../../../rules/state/state';

export interface Legal {
  readonly action: Action;
  readonly form: JsonObject;
}

/** Every legal action of a position, in the order of the rules. */
export const legalIn = oncePer((state: State): readonly Legal[] => {
  const into = new Int32Array(rules.max);
  const count = rules.list(state, into);
  return [...into.subarray(0, count)].map((action) => ({
    action,
    form: rules.action.write(action, state),
  }));
});

export function legalOf(state: State, kind: string): readonly Legal[] {
  return legalIn(state).filter(({ form }) => form.do === kind);
}

/** Why a written action cannot be played now; null: it can. */
export function whyNot(state: State, form: JsonObject): Refusal | null {
  const action = rules.action.read(form, state);
  if (typeof action === 'number') return rules.refusal(state, action);
  return isRefusal(action) ? action : null;
}
