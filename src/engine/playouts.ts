import { randomFrom } from '../kit/random';
import type { AnyRules } from '../kit/rules';
import type { Draw } from '../players/draw';

/**
 * Plays `count` uniformly random matches to their end from a position, which stays as it is; what lies hidden
 * or ahead in it is drawn anew each time. Returns how many actions that took.
 */
export function playOut(
  rules: AnyRules,
  draw: Draw,
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
    rules.imagine(state, seat, random);
    while (rules.toAct(state) !== null) {
      rules.play(state, draw(state, random));
      actions++;
    }
  }
  return actions;
}
