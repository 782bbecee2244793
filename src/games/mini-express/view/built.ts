import { isObject, type Json, type JsonObject } from '../../../kit/json';
import type { GameEvent } from '../../../kit/rules';

/** The hexes of everything built in these events, by a seat or the automa, in written form. */
export function builtIn(events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event) =>
    textsIn((event.event === 'build' ? event : automaBuild(event))?.route),
  );
}

/** The build in an automa event, or null. */
export function automaBuild({ event, does }: GameEvent): JsonObject | null {
  return event === 'automa' && isObject(does) && does.do === 'build' ? does : null;
}

export function textsIn(json: Json | undefined): readonly string[] {
  return Array.isArray(json) ? json.filter((text) => typeof text === 'string') : [];
}
