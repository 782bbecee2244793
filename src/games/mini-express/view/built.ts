import type { Event, WrittenBuild } from '../rules/events';

/** The hexes of everything built in these events, by a seat or the automa, in written form. */
export function builtIn(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) =>
    event.event === 'build' ? event.route : (automaBuild(event)?.route ?? []),
  );
}

/** The build in an automa event, or null. */
export function automaBuild(event: Event): WrittenBuild | null {
  return event.event === 'automa' && event.does.do === 'build' ? event.does : null;
}
