import { sample } from '../../../../src/games/mini-express/advice/sample';
import { rules } from '../../../../src/games/mini-express/rules';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { randomFrom } from '../../../../src/kit/random';
import type { Action, Emit, GameEvent } from '../../../../src/kit/rules';
import type { Combination } from './combinations';
import { fresh } from './positions';

/** A fresh match of the combination. */
export function begunAs({ seats, ...options }: Combination, seed: string): State {
  return fresh(seats, { ...options }, seed);
}

/** Plays a match to its end by random legal actions. `visit` gets every position before its action. */
export function walk(
  state: State,
  seed: string,
  visit: (state: State, next: Action) => void,
): GameEvent[] {
  const events: GameEvent[] = [];
  const emit: Emit<State> = (event) => events.push(event);
  const random = randomFrom(seed);
  while (rules.toAct(state) !== null) {
    const action = sample(state, random);
    visit(state, action);
    rules.play(state, action, emit);
  }
  return events;
}

export function allLegal(state: State): Set<Action> {
  const into = new Int32Array(rules.max);
  return new Set(into.subarray(0, rules.list(state, into)));
}
