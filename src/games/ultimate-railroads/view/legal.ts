import { perPosition } from '../../../kit/per-position';
import type { Action, Seat } from '../../../kit/rules';
import { rules } from '../rules';
import { kindOf, MOVE_KIND, oneOf, packAction, packPay, USE_KIND } from '../rules/action';
import { costOf, rublesOf } from '../rules/spaces';
import { CLAIMS, PHASE, type State } from '../rules/state';

/** Every legal action of a position, in the order of the rules. */
export const legalIn = perPosition((state: State): readonly Action[] => {
  const into = new Int32Array(rules.max);
  return [...into.subarray(0, rules.list(state, into))];
});

/** What uses a space: each way to pay, the usual one first; of a claim's worker the one move. */
export function usesOf(state: State, space: number): readonly Action[] {
  const wanted = state.now[PHASE] === CLAIMS ? MOVE_KIND : USE_KIND;
  // The rules list workers first, then the black one, then rubles.
  return legalIn(state).filter((action) => kindOf(action) === wanted && oneOf(action) === space);
}

/** What would be tried on a space that cannot be used: its refusal says why. */
export function attemptOn(state: State, seat: Seat, space: number): Action {
  if (state.now[PHASE] === CLAIMS) return packAction(MOVE_KIND, space);
  const cost = costOf(state, space);
  const least = rublesOf(state, space);
  const workers = Math.min(cost - least, state.workers[seat] ?? 0);
  const missing = cost - least - workers;
  const rubles = least + Math.min(missing, Math.max(0, (state.rubles[seat] ?? 0) - least));
  return packAction(USE_KIND, space, packPay(cost - rubles, 0, rubles));
}
