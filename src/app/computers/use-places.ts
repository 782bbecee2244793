import { useEffect } from 'preact/hooks';
import type { Turn } from '../../kit/ply';
import type { GameEvent } from '../../kit/rules';
import { visibleEvents } from '../../kit/secrets';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import type { Outcome, Teller } from '../log/turns-since';

interface Shown {
  readonly match: LiveMatch;
  /** The turns of others since a person at this phone acted last. */
  readonly since: readonly Turn[];
  /** What is said of them. */
  readonly told: Pick<Outcome, 'events'> | null;
  readonly teller: Teller | null;
  readonly presentation: Presentation;
}

const NOWHERE: readonly string[] = [];

/** Brings the place of what is said of others into view, or of what they did last, until a person at this phone acts. */
export function usePlaces({ match, since, told, teller, presentation }: Shown): void {
  useEffect(() => {
    const last = since.at(-1)?.plies.at(-1);
    const placesOf = (events: readonly GameEvent[]) => teller?.telling.placesOf(events) ?? NOWHERE;
    const ofTold = placesOf(told?.events ?? []);
    const done = teller && last ? visibleEvents(match.rules, last.events, teller.viewers) : [];
    const places = ofTold.length > 0 ? ofTold : placesOf(done);
    // What has no place leaves the map where it is.
    if (places.length > 0 || !last) presentation.places.value = last ? places : NOWHERE;
  }, [since, told, teller]);
}
