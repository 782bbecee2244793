import { advice } from '../../../../src/games/504/advice';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import type { JsonObject } from '../../../../src/kit/json';

interface Weighed {
  readonly action: JsonObject;
  readonly weight: number;
}

/** The written legal actions of a position, the most promising first. */
export function weighed(state: State): readonly Weighed[] {
  const listed = new Int32Array(rules.max);
  const weights = new Float32Array(rules.max);
  const count = rules.list(state, listed);
  advice.prior(state, listed, count, weights);
  return Array.from(listed.subarray(0, count), (action, at) => ({
    action: rules.action.write(action, state),
    weight: weights[at] ?? 0,
  })).sort((a, b) => b.weight - a.weight);
}

/** How promising a written action is. */
export function weightOf(state: State, action: JsonObject): number {
  const text = JSON.stringify(action);
  const found = weighed(state).find((one) => JSON.stringify(one.action) === text);
  if (!found) throw new Error(`${text} is not legal`);
  return found.weight;
}

/** What a seat is estimated to have of the win. */
export function shareOf(state: State, seat: number): number {
  const shares = new Float32Array(state.seats);
  advice.value(state, shares);
  return shares[seat] ?? 0;
}
