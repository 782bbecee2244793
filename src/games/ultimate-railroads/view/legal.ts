import { oncePer } from '../../../kit/once-per';
import type { Action, Seat } from '../../../kit/rules';
import { rules } from '../rules';
import { actionOf, argsOf, kindOf } from '../rules/actions';
import { move } from '../rules/claim';
import { packPay } from '../rules/pay';
import { costOf, rublesOf } from '../rules/spaces';
import { CLAIMS, PHASE, type State } from '../rules/state';
import { packUse, use, usedSpace } from '../rules/use';

/** Every legal action of a position, in the order of the rules. */
export const legalIn = oncePer((state: State): readonly Action[] => {
  const into = new Int32Array(rules.max);
  return [...into.subarray(0, rules.list(state, into))];
});

/** The space that is used, or to which the worker of a claim moves; null: it is another action. */
export function spaceIn(action: Action): number | null {
  const kind = kindOf(action);
  if (kind === move) return argsOf(action);
  return kind === use ? usedSpace(argsOf(action)) : null;
}

/** What uses a space: each way to pay, the usual one first; of a claim's worker the one move. */
export function usesOf(state: State, space: number): readonly Action[] {
  // The rules list workers first, then the black one, then rubles.
  return legalIn(state).filter((action) => spaceIn(action) === space);
}

/** What would be tried on a space that cannot be used: its refusal says why. */
export function attemptOn(state: State, seat: Seat, space: number): Action {
  if (state.now[PHASE] === CLAIMS) return actionOf(move, space);
  const cost = costOf(state, space);
  const least = rublesOf(state, space);
  const workers = Math.min(cost - least, state.workers[seat] ?? 0);
  const missing = cost - least - workers;
  const rubles = least + Math.min(missing, Math.max(0, (state.rubles[seat] ?? 0) - least));
  return actionOf(use, packUse(space, packPay(cost - rubles, 0, rubles)));
}
