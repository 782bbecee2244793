import { advice } from '../../../../src/games/age-of-steam/advice';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { reader } from '../../../../src/games/age-of-steam/rules/reader';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import type { JsonObject } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';

/** A fresh match. */
export function begun(seats: number, seed: string): State {
  return unwrap(rules.begin({ board: 'rust-belt' }, seats, seed));
}

/** The position with some of its written form changed. */
export function edited(state: State, edit: (position: JsonObject) => JsonObject): State {
  return unwrap(reader.position(edit(rules.position.write(state)), 'edited'));
}

/** Plays to the end by rollouts alone; looks before each action. */
export function playWell(seats: number, seed: string, look: (state: State) => void): State {
  const state = begun(seats, seed);
  const random = randomFrom(seed);
  while (rules.toAct(state) !== null) {
    look(state);
    rules.play(state, advice.rollout(state, random));
  }
  return state;
}
