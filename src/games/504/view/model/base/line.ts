import type { JsonObject } from '../../../../../kit/json';
import { lookAhead } from '../../../../../kit/look-ahead';
import type { Action } from '../../../../../kit/rules';
import { rules } from '../../../rules';
import type { State } from '../../../rules/state/state';
import { legalOf } from './legal';
import { stepOf } from './position';

/** What one tap may play on the map. */
export interface Line {
  /** Actions played first, such as a trolley's drives. */
  readonly before: readonly Action[];
  readonly action: Action;
  /** The written form of the action, and what the way to it costs. */
  readonly form: JsonObject;
  /** Hexes of the map on which it is offered, where it comes from first. */
  readonly hexes: readonly number[];
}

/** Steps that most turns pass by: what comes after them is offered at once. */
const SIDE_STEPS: readonly string[] = ['move-capital', 'upgrade'];
/** What is offered in their place. */
const MAIN_STEPS: readonly string[] = [...SIDE_STEPS, 'buy', 'trolley'];

/** A position, and the actions that lead to it. */
interface Later {
  readonly before: readonly Action[];
  readonly state: State;
}

/** The position itself, and those that follow when the steps that may be passed by are ended. */
export function laterOf(state: State): readonly Later[] {
  const turn = rules.turn(state);
  const all: Later[] = [{ before: [], state }];
  let last: Later = { before: [], state };
  while (SIDE_STEPS.includes(stepOf(last.state))) {
    const [done] = legalOf(last.state, 'done');
    if (!done) break;
    const { after: then } = lookAhead(rules, last.state, [done.action]);
    last = { before: [...last.before, done.action], state: then };
    if (rules.turn(then) !== turn || !MAIN_STEPS.includes(stepOf(then))) break;
    all.push(last);
  }
  return all;
}

/** The hexes that a written action names, where it comes from first. */
export function placesOf(form: JsonObject): readonly string[] {
  const between = Array.isArray(form.between) ? form.between : [];
  return [form.from, form.at, form.to, ...between].filter(
    (place): place is string => typeof place === 'string',
  );
}
