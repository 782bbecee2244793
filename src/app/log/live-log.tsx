import { useMemo } from 'preact/hooks';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { Sheet } from '../../ui/sheet';
import { shownSeats } from '../match-parts/shown-seats';
import { useWords } from '../words/words';
import { stepsOf, turnsIn } from './log-steps';
import { TurnLog } from './turn-log';
import { useLogWords } from './words';

/** The positions of a match and their turns, as far as the viewers may see. */
export function useLog(match: LiveMatch, viewers: Viewers, game: GameWords, wanted = true) {
  const words = useWords();
  const own = useLogWords();
  const entries = match.entries.value;
  return useMemo(() => {
    const steps = wanted ? stepsOf(match, viewers, game, words, own) : [];
    return { steps, turns: turnsIn(steps, match, viewers, game) };
  }, [match, match.timeline, entries, viewers, game, words, own, wanted]);
}

export interface LiveLogProps {
  readonly match: LiveMatch;
  readonly viewers: Viewers;
  readonly game: GameWords;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The log of a match, over a table whose game shows no log of its own. */
export function LiveLog({ match, viewers, game, open, onClose }: LiveLogProps) {
  const words = useLogWords();
  const { steps, turns } = useLog(match, viewers, game, open);
  return (
    <Sheet open={open} title={words.log} onClose={onClose}>
      {open && (
        <TurnLog
          seats={shownSeats(match.header.seats)}
          turns={turns}
          at={steps.length - 1}
          onGo={null}
        />
      )}
    </Sheet>
  );
}
