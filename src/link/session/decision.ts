import type { JsonObject } from '../../kit/json';
import type { Action, Refusal, Seat } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import { refuse } from './reasons';

/** A legal action of a seat that decides simultaneously with others. */
export interface Decision {
  readonly seat: Seat;
  readonly action: JsonObject;
}

/** What the seat to act must be bound to by a commitment; or why it may not; null: the decision is open. */
export function decisionOf(
  { rules, state, round, isSimultaneous }: Timeline,
  actions: readonly Action[],
): Decision | Refusal | null {
  if (!isSimultaneous) return null;
  const seat = rules.toAct(state);
  const [action] = actions;
  if (round?.isComplete || seat === null || action === undefined) return refuse('committed');
  // Whatever is offered after it belongs to the next seat.
  if (actions.length > 1) return refuse('not-your-turn');
  return rules.refusal(state, action) ?? { seat, action: rules.action.write(action, state) };
}
