import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { matterOf } from '../../match/matter';
import type { Thought } from '../../players/thought';
import { thinker } from '../computers/thinker';

/** Milliseconds for a hint. */
const HINT = 1200;

/** What this phone thinks of the position that the match stands at. */
export function useThought(match: LiveMatch, seat: Seat, wanted: boolean) {
  const entries = match.entries.value;
  const [attempt, setAttempt] = useState(0);
  const [thought, setThought] = useState<Thought | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    setThought(null);
    const stop = new AbortController();
    const question = { seat, budget: { ms: HINT }, seed: `hint ${match.header.id} ${attempt}` };
    thinker.think(matterOf(match), question, stop.signal).then(
      (answer) => !stop.signal.aborted && setThought(answer ?? 'failed'),
      () => setThought('failed'),
    );
    return () => stop.abort();
  }, [match, entries, seat, wanted, attempt]);
  return { thought, again: () => setAttempt(attempt + 1) };
}
