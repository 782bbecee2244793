import type { Action, Refusal } from '../../../kit/rules';
import { PHASE } from './base/fields';
import { OVER } from './base/phases';
import { argsOf, digitOf, kindCode } from './parts';
import type { State } from './state';

const WRONG_PHASE: Refusal = { because: 'wrong-phase' };

/** Why an attempt is not legal; null when it is. Any number may be tried. */
export function refusal(state: State, attempt: Action): Refusal | null {
  const { now, world } = state;
  if (now[PHASE] === OVER) return { because: 'over' };
  if (!Number.isInteger(attempt) || attempt < 0 || attempt > 0x7fffffff) return WRONG_PHASE;
  const code = kindCode(attempt);
  const kind = world.actions[code];
  const digit = digitOf(code);
  if (!kind || (digit > 0 && world.role[digit] === 0)) return WRONG_PHASE;
  if (!kind.belongs(state)) return WRONG_PHASE;
  const args = argsOf(attempt);
  const why = kind.refusal(state, args);
  if (why) return why;
  // An action has one number. Others that would mean the same are none, as the lister does not know them.
  return kind.read(kind.write(args, state), state) === args ? null : WRONG_PHASE;
}
