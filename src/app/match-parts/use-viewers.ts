import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../kit/rules';
import type { Viewers } from '../../kit/secrets';
import type { LiveMatch } from '../../match/live-match';
import { handsOf, viewersOf } from '../../match/viewers';

/** The same list as long as it has the same seats. */
function useSame(viewers: Viewers): Viewers {
  return useMemo(() => viewers, [viewers.join()]);
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
