import { computed, signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../kit/rules';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import { type ComputerTurns, computerTurns } from '../../match/computer-turns';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import { holdUpdates } from '../install/updates';
import { sentencesOf } from '../log/log-sentences';
import { type ToldTurn, turnsSince } from '../log/turns-since';
import type { Pace } from '../store/kept-settings';
import { afterTaps, awake, thinker } from '../thinking/thinker';
import { useWords } from '../words/words';
import { isComputers, stayFor } from './stay';

export interface ComputersProps {
  readonly match: LiveMatch;
  readonly game: GameWords;
  readonly presentation: Presentation;
  readonly viewers: Viewers;
  readonly pace: Pace;
}

interface Computers {
  readonly turns: ComputerTurns;
  /** What computers and others have done since a person at this phone acted last, the last turn at the end. */
  readonly told: readonly ToldTurn[];
  /** What the last entry has done; empty: nothing worth telling. */
  readonly news: string;
  /** A computer's move still has to stay before the next one plays. */
  readonly staying: boolean;
  /** Nothing more has to be seen before the next one plays. */
  readonly seen: boolean;
  readonly skip: () => void;
}

/** Makes the computers of a match play while its table is on the screen. */
export function useComputers(props: ComputersProps): Computers {
  const { match, game, presentation, viewers, pace } = props;
  const words = useWords();
  const entries = match.entries.value;
  const { timeline, header } = match;
  const seated = header.seats.map((_, seat) => match.player(seat)?.kind).join(' ');
  const told = useMemo(() => {
    const own = (seat: Seat) => match.player(seat)?.kind === 'person' && match.decides(seat);
    return turnsSince(match, own, viewers, game);
  }, [match, entries, timeline, seated, viewers, game]);
  const news = useMemo(
    () => sentencesOf(timeline, entries, viewers, game, words).join(' '),
    [entries, timeline, viewers, game, words],
  );

  const waits = pace !== 'none' && header.seats.some(({ player }) => player.kind === 'person');
  const waiting = useMemo(() => signal(true), []);
  useEffect(() => {
    waiting.value = waits;
  }, [waits]);
  const latest = useRef(pace);
  useEffect(() => {
    latest.current = pace;
  }, [pace]);
  useEffect(() => {
    return presentation.stay(stayFor(match, news, latest.current));
  }, [presentation, entries]);

  const turns = useMemo(
    () =>
      computerTurns(match, {
        think: (...asked) => thinker.think(...asked),
        offer: (...move) => holdUpdates(match.offer(...move)),
        awake,
        timing: afterTaps(
          computed(
            () => !presentation.staying.value && (presentation.drawn.value || !waiting.value),
          ),
        ),
      }),
    [match],
  );
  useEffect(
    () => () => {
      turns.close();
      thinker.forget(header.id);
    },
    [turns],
  );
  const staying = presentation.staying.value && isComputers(match, entries);
  const seen = presentation.drawn.value || !waits;
  return { turns, told, news, staying, seen, skip: () => presentation.skip() };
}
