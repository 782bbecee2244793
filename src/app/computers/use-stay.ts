import { useEffect, useRef } from 'preact/hooks';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import { peopleHere } from '../../match/viewers';
import type { Outcome } from '../log/turns-since';
import type { Pace } from '../store/kept-settings';
import { stayFor } from './stay';

interface Stay {
  readonly match: LiveMatch;
  readonly presentation: Presentation;
  readonly pace: Pace;
  /** What is read while the last move stays; null: nothing. */
  readonly told: Pick<Outcome, 'text' | 'isNew'> | null;
}

/**
 * Has each move stay as long as the pace says. The returned function goes on at once, and then without a stay to the turn of
 * a person here; where none plays, to the next move.
 */
export function useStay({ match, presentation, pace, told }: Stay): () => void {
  const entries = match.entries.value;
  const latest = useRef(pace);
  useEffect(() => {
    latest.current = pace;
  }, [pace]);
  const skips = useRef(false);
  useEffect(() => {
    const stay = skips.current ? 0 : stayFor(match, told, latest.current);
    const seat = match.toAct.peek();
    if (seat === null || peopleHere(match).includes(seat)) skips.current = false;
    return presentation.stay(stay);
  }, [presentation, entries]);
  return () => {
    skips.current = peopleHere(match).length > 0;
    presentation.skip();
  };
}
