import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LiveMatch } from '../../match/live-match';
import { analyse, verdictsOf } from './analyse';
import { momentsOf } from './moments';

/** The worth of every position of a match, as far as it is known, while it is being found out. */
export function useAnalysis(match: LiveMatch) {
  const entries = match.entries.value;
  const moments = useMemo(() => momentsOf(match.timeline), [match, entries]);
  const [, setFound] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    analyse(match, moments, stop.signal, () => setFound((found) => found + 1)).catch(
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [match, moments, attempt]);
  const verdicts = verdictsOf(match);
  const done = moments.filter((before) => verdicts.has(before)).length;
  return { moments, verdicts, done, failed, again: () => setAttempt(attempt + 1) };
}
