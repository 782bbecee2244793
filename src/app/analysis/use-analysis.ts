import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LiveMatch } from '../../match/live-match';
import { viewersOf } from '../../match/viewers';
import { analyse, evaluationsOf, knowerOf } from './analyse';
import { momentsOf } from './moments';

/**
 * The known evaluations of the positions at which turns begin. It starts the missing ones. `secret`: there can be none
 * before the end.
 */
export function useAnalysis(match: LiveMatch) {
  const entries = match.entries.value;
  const viewers = viewersOf(match, null).join();
  const moments = useMemo(
    () => momentsOf(match.timeline, viewersOf(match, null)),
    [match.timeline, entries, viewers],
  );
  const [, setFound] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    const positions = moments.map((moment) => moment.entries);
    analyse(match, positions, stop.signal, () => setFound((found) => found + 1)).catch(
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [match, moments, attempt]);
  const evaluations = evaluationsOf(match);
  const done = moments.filter((moment) => evaluations.has(moment.entries)).length;
  return {
    moments,
    evaluations,
    done,
    failed,
    secret: knowerOf(match) === 'nobody',
    again: () => setAttempt(attempt + 1),
  };
}
