import type { Action } from '../../../../../kit/rules';
import { rules } from '../../../rules';
import type { State } from '../../../rules/state/state';

/**
 * Plays an action of a turn. False: chance had a say before the income of the turn, so what came of it is not to be
 * told. What is drawn after the income belongs to what follows.
 */
export function playUpToChance(state: State, action: Action): boolean {
  const before = rules.draws(state);
  let atIncome: number | null = null;
  rules.play(state, action, ({ event }, now) => {
    if (event === 'income') atIncome ??= rules.draws(now);
  });
  return (atIncome ?? rules.draws(state)) === before;
}
