import type { GameEvent } from '../kit/rules';
import type { Answer } from './answer';
import type { Session } from './session';

/** Where the match on the table stands, and what happened on the way there. */
export function situation(session: Session, events: readonly GameEvent[]): Answer {
  return { events, toAct: session.toAct, position: session.position };
}
