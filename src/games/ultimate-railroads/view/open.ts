import type { JsonObject } from '../../../kit/json';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { SPACE_IDS } from '../rules/tables';
import { UNITS } from '../rules/units';
import { type Choice, chosenActions } from './choice';

/** What a choice has open, in the words of written actions; lessons compare it with what they want. */
export function openForLessons(state: State, choice: Choice): JsonObject {
  const { step } = choice;
  switch (choice.step) {
    case 'space': {
      const [use] = chosenActions(state, choice);
      const written = use === undefined ? {} : rules.action.write(use, state);
      return { step, space: SPACE_IDS[choice.space] ?? null, pay: written.pay ?? null };
    }
    case 'unit':
      return { step, unit: UNITS[choice.unit] ?? null };
    case 'deed':
      return { step, ...rules.action.write(choice.action, state) };
    default:
      return { step };
  }
}
