import { writeHex } from '../../../../kit/hex';
import type { JsonObject } from '../../../../kit/json';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { mapOf } from './base/map';
import { type Choice, chosenActions } from './choice';

/** What was told of an earlier choice no longer holds. */
const CLOSED = {
  ...{ do: null, at: null, from: null, to: null, between: null, good: null, company: null },
} as const;

/** What a choice has open: the action, how often, and the hex of the board; lessons compare it with what they want. */
export function openForLessons(state: State, choice: Choice): JsonObject {
  const actions = chosenActions(state, choice);
  const [action] = actions;
  const hex = choice.step === 'hex' ? mapOf(state).all.hexes[choice.hex] : undefined;
  return {
    ...CLOSED,
    ...(action !== undefined && rules.action.write(action, state)),
    step: choice.step,
    hex: hex ? writeHex(hex) : null,
    count: actions.length,
  };
}
