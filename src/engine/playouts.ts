import { randomFrom } from '../kit/random';
import type { AnyRules } from '../kit/rules';
import type { ActionSampler } from '../players/action-sampler';

/**
 * Plays `count` uniformly random matches to the end from a position, which is not changed. Hidden and future
 * information is sampled again for each. Returns the number of actions played.
 */
export function playOut(
  rules: AnyRules,
  sample: ActionSampler,
  position: object,
  count: number,
  seed: string,
): number {
  const random = randomFrom(seed);
  const state = rules.clone(position);
  let actions = 0;
  for (let match = 0; match < count; match++) {
    rules.copy(state, position);
    const seat = rules.toAct(state);
    if (seat === null) return 0;
    rules.determinize(state, seat, random);
    while (rules.toAct(state) !== null) {
      rules.play(state, sample(state, random));
      actions++;
    }
  }
  return actions;
}
