import type { JsonObject } from '../../../../kit/json';
import { lookAhead } from '../../../../kit/look-ahead';
import type { Action } from '../../../../kit/rules';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { type Choice, chosenActions } from './choice';
import { hexesOf } from './lines';

/** Actions that are alike, one after the other, in the position before them. */
export interface DeedStep {
  readonly action: Action;
  readonly form: JsonObject;
  before: State;
  count: number;
}

/** What actions amount to; that a step of the turn is ended on the way is not worth telling. */
export function deedSteps(state: State, actions: readonly Action[]): readonly DeedStep[] {
  const steps: DeedStep[] = [];
  let before = state;
  for (const action of actions) {
    if (rules.refusal(before, action)) break;
    const form = rules.action.write(action, before);
    const last = steps.at(-1);
    if (last?.action !== action) steps.push({ action, form, before, count: 1 });
    else if (form.do === 'done') last.before = before;
    else last.count++;
    before = lookAhead(rules, before, [action]).after;
  }
  const told = steps.filter(({ form }) => form.do !== 'done');
  return told.length > 0 ? told : steps.slice(-1);
}

/** The hexes of the map that each step of a choice concerns, where it comes from first. */
export function deedHexes(state: State, choice: Choice): readonly (readonly number[])[] {
  if (choice.step !== 'deed') return [];
  return deedSteps(state, chosenActions(state, choice)).map(({ before, form }) =>
    hexesOf(before, form, state),
  );
}
