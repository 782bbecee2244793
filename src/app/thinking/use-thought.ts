import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { searchPositionOf } from '../../match/search-position';
import type { Thought } from '../../players/thought';
import { thinker } from './thinker';

/** Milliseconds that the search for a hint takes. */
const HINT = 1200;

/** The search result for the current position of a match. */
export function useThought(match: LiveMatch, seat: Seat, wanted: boolean) {
  const entries = match.entries.value;
  const [attempt, setAttempt] = useState(0);
  const [thought, setThought] = useState<Thought | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    setThought(null);
    const stop = new AbortController();
    const question = { seat, budget: { ms: HINT }, seed: `hint ${match.header.id} ${attempt}` };
    thinker.think(searchPositionOf(match), question, stop.signal).then(
      (answer) => !stop.signal.aborted && setThought(answer ?? 'failed'),
      () => setThought('failed'),
    );
    return () => stop.abort();
  }, [match, entries, seat, wanted, attempt]);
  return { thought, again: () => setAttempt(attempt + 1) };
}
