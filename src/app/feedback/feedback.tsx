import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LiveMatch } from '../../match/live-match';
import type { Cue, GameView } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { cuesOf } from './cues';
import { give, type Wanted } from './give';

export interface FeedbackProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly wanted: Wanted;
  /** Where the table finds the way to give a cue of its own. */
  readonly cue: RefObject<((cue: Cue) => void) | null>;
}

/** Lets a match be heard and felt, for those who want it. */
export function Feedback({ match, view, wanted, cue }: FeedbackProps) {
  const entries = match.entries.value;
  const told = useRef(entries);
  const cueOf = useLazy(view.cueOf);
  const { sound, vibration } = wanted;
  useEffect(() => {
    cue.current = (one) => give([one], { sound, vibration });
    return () => {
      cue.current = null;
    };
  }, [cue, sound, vibration]);
  useEffect(() => {
    if (entries <= told.current || !cueOf) return;
    told.current = entries;
    give(cuesOf(match, cueOf), { sound, vibration });
  }, [match, entries, cueOf]);
  return null;
}
