import { useEffect, useMemo, useState } from 'preact/hooks';
import { visiblePlies } from '../../kit/ply';
import type { Seat } from '../../kit/rules';
import { type Viewers, visibleEvents } from '../../kit/secrets';
import type { Timeline } from '../../kit/timeline';
import type { LiveMatch } from '../../match/live-match';
import { handsOf, viewersOf } from '../../match/viewers';

/** The same list as long as it has the same seats. */
function useSame(viewers: Viewers): Viewers {
  return useMemo(() => viewers, [viewers.join()]);
}

/** What the viewers may see of a match: the plies up to that entry, and what happened before the first of them. */
export function useVisible(timeline: Timeline, viewers: Viewers, entries = timeline.length) {
  const { rules } = timeline;
  const to = Math.min(entries, timeline.length);
  const plies = useMemo(
    () => visiblePlies(rules, timeline.line(to), viewers),
    [timeline, to, viewers],
  );
  const opening = useMemo(
    () => visibleEvents(rules, timeline.opening, viewers),
    [timeline, viewers],
  );
  return { plies, opening };
}

/** Whose secrets a screen may show that does not ask who has the phone. */
export function useViewers(match: LiveMatch): Viewers {
  return useSame(viewersOf(match, null));
}

/**
 * Who must be handed the phone, and whose secrets may be shown. `cover`: the setting; undefined until it has been read.
 */
export function useHands(match: LiveMatch, cover: boolean | undefined) {
  const [before, setBefore] = useState<Seat | null>(null);
  const { holder, to, viewers } = handsOf(match, before, cover ?? false);
  useEffect(() => {
    if (cover !== undefined) setBefore(holder);
  }, [cover, holder]);
  return { to, viewers: useSame(viewers), take: () => setBefore(to) };
}
