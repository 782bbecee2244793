import { lookAhead } from '../../../../../kit/look-ahead';
import type { Action } from '../../../../../kit/rules';
import { rules } from '../../../rules';
import type { State } from '../../../rules/state/state';

/**
 * The position after an action of a turn; null: chance has a say before the income of the turn, so what comes of it is
 * not to be told. What is drawn after the income belongs to what follows.
 */
export function afterUnlessChance(state: State, action: Action): State | null {
  const { after, upToChance } = lookAhead(rules, state, [action]);
  const isPaid = upToChance.events.some(({ event }) => event === 'income');
  return isPaid || rules.draws(after) === rules.draws(state) ? after : null;
}
