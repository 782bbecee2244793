import type { JsonObject } from '../../kit/json';
import { type AnyRules, isProblem } from '../../kit/rules';

/**
 * The wished options in the form of the game, without those that do not go with the rest, such as a variant
 * that another board has. What was left out counts again as soon as it fits.
 */
export function fitting(rules: AnyRules, wished: JsonObject): object {
  let left = wished;
  for (;;) {
    const read = rules.setups.read(left);
    if (!isProblem(read)) return read;
    const unfit = read.at.split(/[.[]/)[0] ?? '';
    const { [unfit]: _, ...rest } = left;
    // A problem at no option in particular: nothing of the wish can be kept.
    left = Object.hasOwn(left, unfit) ? rest : {};
  }
}

/** How many hold a place in scoring without sitting at the table: 1 where an automa plays along. */
export function automasIn(rules: AnyRules, options: object, seats: number): number {
  const state = rules.begin(options, seats, '');
  return isProblem(state) ? 0 : rules.standing(state).scores.length - seats;
}
