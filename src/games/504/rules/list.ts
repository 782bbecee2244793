import { PHASE } from './state/fields';
import type { Listing } from './state/listing';
import type { State } from './state/state';

/** No position has more legal actions. */
export const MOST_ACTIONS = 2000;

/** Writes every legal action once, in a fixed order; returns how many. */
export function list(state: State, into: Int32Array): number {
  all.into = into;
  all.count = 0;
  listInto(state, all);
  return all.count;
}

const all: Listing = { into: new Int32Array(0), most: MOST_ACTIONS, count: 0 };

/** The same, no more than are wanted. */
export function listInto(state: State, into: Listing): void {
  state.world.phases[state.now[PHASE]]?.list(state, into);
}
