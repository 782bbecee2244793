import { below, randomFrom } from '../../src/kit/random';
import { unwrap } from '../../src/kit/result';
import type { AnyRules } from '../../src/kit/rules';
import { perSecond } from './measure';

/**
 * How fast uniformly random matches go by the rules alone, in actions a second of one core: list, pick one, play it.
 */
export function actionsPerSecond(rules: AnyRules, seats: number): number {
  const random = randomFrom('bench');
  const listed = new Int32Array(rules.max);
  const options = unwrap(rules.setups.read({}));
  let matches = 0;
  return perSecond(() => {
    const state = unwrap(rules.begin(options, seats, `bench ${matches++}`));
    let actions = 0;
    while (rules.toAct(state) !== null) {
      const count = rules.list(state, listed);
      rules.play(state, listed[below(random, count)] ?? 0);
      actions++;
    }
    return actions;
  });
}
