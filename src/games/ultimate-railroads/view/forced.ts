import { lookAhead } from '../../../kit/look-ahead';
import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { kindView } from './kinds';
import { legalIn } from './legal';

/**
 * The actions of one tap with those after them that leave no choice in the same turn, such as a marker's only step.
 * They are undone together. A turn never begins automatically: a pass can end the round, and after the last worker a
 * player may want to look first or undo. For other players there is the setting for forced moves.
 */
export function withForced(state: State, actions: readonly Action[]): readonly Action[] {
  const turn = rules.turn(state);
  const played = [...actions];
  let { after: now } = lookAhead(rules, state, actions);
  while (rules.toAct(now) !== null && rules.turn(now) === turn) {
    const [only, another] = legalIn(now);
    if (only === undefined || another !== undefined || kindView(only).asks) break;
    now = lookAhead(rules, now, [only]).after;
    played.push(only);
  }
  return played;
}
