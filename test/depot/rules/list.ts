import { EVERY_ACTION } from './action';
import { refusal } from './refusal';
import type { State } from './state';

/** The lister: every action that is not refused. */
export function list(state: State, into: Int32Array): number {
  let count = 0;
  for (const action of EVERY_ACTION) if (!refusal(state, action)) into[count++] = action;
  return count;
}
