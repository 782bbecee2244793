import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../kit/lazy';
import type { LiveMatch } from '../../match/live-match';
import { useLazy } from '../../ui/lazy';
import type { BlunderChecker } from '../coach/blunder-checker';

const blunderCheck = lazy(() => import('../coach/blunder-check'));

/** The blunder checker and its sheet; null where it is off, or not loaded yet. */
export function useBlunderChecker(match: LiveMatch, wanted: boolean) {
  const parts = useLazy(blunderCheck, wanted);
  const [checker, setChecker] = useState<BlunderChecker | null>(null);
  useEffect(() => {
    if (!parts || !wanted) return;
    const made = parts.blunderChecker(match);
    setChecker(made);
    return () => {
      made.close();
      setChecker(null);
    };
  }, [match, parts, wanted]);
  return parts && checker
    ? { checker, BlunderCheck: parts.BlunderCheck, notPlayed: parts.notPlayed }
    : null;
}
