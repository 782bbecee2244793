import type { GameEvent } from '../kit/rules';
import type { Answer } from './answer';
import type { Session } from './session';

/** The answer that describes the current match, with the events that led to it. */
export function situation(session: Session, events: readonly GameEvent[]): Answer {
  return { events, toAct: session.toAct, position: session.position };
}
