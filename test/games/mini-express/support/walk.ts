import { rules } from '../../../../src/games/mini-express/rules';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { randomFrom } from '../../../../src/kit/random';
import { type Action, type GameEvent, isProblem, type Tell } from '../../../../src/kit/rules';

/** A fresh standard match; throws where the options do not fit. */
export function begun(board: 'usa' | 'europe', seats: number, seed: string): State {
  const options = rules.setups.read({ board });
  if (isProblem(options)) throw new Error(options.problem);
  const state = rules.begin(options, seats, seed);
  if (isProblem(state)) throw new Error(state.problem);
  return state;
}

/** Plays a match to its end by random legal actions; `look` sees every position before its action. */
export function walk(
  state: State,
  seed: string,
  look: (state: State, next: Action) => void,
): GameEvent[] {
  const events: GameEvent[] = [];
  const tell: Tell<State> = (event) => events.push(event);
  const random = randomFrom(seed);
  while (rules.toAct(state) !== null) {
    const action = rules.sample(state, random);
    look(state, action);
    rules.play(state, action, tell);
  }
  return events;
}

export function allLegal(state: State): Set<Action> {
  const into = new Int32Array(rules.most);
  return new Set(into.subarray(0, rules.list(state, into)));
}
