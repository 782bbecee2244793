import { computed, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { forcedAction, playForcedMoves } from '../../match/forced-moves';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import { useHoldSettled } from '../../ui/settled';
import { showToast } from '../../ui/toast';
import { holdUpdates } from '../install/updates';
import { afterTaps } from '../thinking/thinker';
import { useBesideWords } from './words';

/** Milliseconds in which a person sees the position before their only move is played. */
const PAUSE = 700;

export interface ForcedMovesProps {
  readonly match: LiveMatch;
  readonly presentation: Presentation;
  /** The table is not visible now. */
  readonly covered: boolean;
}

/** Plays for the people here where only one move is legal, and announces it. */
export function ForcedMoves({ match, presentation, covered }: ForcedMovesProps) {
  const words = useBesideWords();
  const uncovered = useMemo(() => signal(false), []);
  useHoldSettled(!covered && forcedAction(match) !== null);
  useEffect(() => {
    uncovered.value = !covered;
  }, [covered]);
  useEffect(
    () =>
      playForcedMoves(match, {
        offer: (actions) => holdUpdates(match.offer(actions)),
        ready: afterTaps(computed(() => uncovered.value && presentation.drawn.value)).mayPlay,
        pause: PAUSE,
        onPlayed: () => showToast({ text: words.forcedPlayed }),
      }),
    [match, presentation, words],
  );
  return null;
}
