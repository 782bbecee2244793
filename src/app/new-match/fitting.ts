import type { JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';

/**
 * The chosen options in the game's form, without those that are not valid with the others, such as a variant that only
 * another board has. A choice that was left out applies again when it is valid.
 */
export function fitting(rules: AnyRules, wished: JsonObject): object {
  let left = wished;
  for (;;) {
    const read = rules.setups.read(left);
    if (read.ok) return read.value;
    const unfit = read.problem.at.split(/[.[]/)[0] ?? '';
    const { [unfit]: _, ...rest } = left;
    // A problem that belongs to no option: no choice can be kept.
    left = Object.hasOwn(left, unfit) ? rest : {};
  }
}

/** The number of holders without a seat: 1 where an automa plays. */
export function automasIn(rules: AnyRules, options: object, seats: number): number {
  const state = rules.begin(options, seats, '');
  return state.ok ? rules.standing(state.value).scores.length - seats : 0;
}
