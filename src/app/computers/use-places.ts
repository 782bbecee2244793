import { useEffect } from 'preact/hooks';
import type { Turn } from '../../kit/ply';
import { visibleEvents } from '../../kit/secrets';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import type { Teller } from '../log/turns-since';

interface Shown {
  readonly match: LiveMatch;
  /** The turns of others since a person at this phone acted last. */
  readonly since: readonly Turn[];
  readonly teller: Teller | null;
  readonly presentation: Presentation;
}

const NOWHERE: readonly string[] = [];

/** Brings the place of what others did last into view, until a person at this phone acts. */
export function usePlaces({ match, since, teller, presentation }: Shown): void {
  useEffect(() => {
    const last = since.at(-1)?.plies.at(-1);
    const events = teller && last ? visibleEvents(match.rules, last.events, teller.viewers) : [];
    const places = teller?.telling.placesOf(events) ?? NOWHERE;
    // What has no place leaves the map where it is.
    if (places.length > 0 || !last) presentation.places.value = last ? places : NOWHERE;
  }, [since, teller]);
}
