import { lookAhead } from '../../../../kit/look-ahead';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { legalOf } from './base/legal';
import { stepOf } from './base/step';

/** How many residents can be bought in this step, by the rules: as far as money, room and residents go (G6.1). */
export function mostToBuy(state: State): number {
  let now = state;
  const turn = rules.turn(state);
  let count = 0;
  for (const { action } of legalOf(state, 'buy'))
    while (rules.turn(now) === turn && stepOf(now) === 'buy' && !rules.refusal(now, action)) {
      now = lookAhead(rules, now, [action]).after;
      count++;
    }
  return count;
}
