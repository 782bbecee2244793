import { computed, signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameWords } from '../../kit/words';
import { type ComputerTurns, computerTurns } from '../../match/computer-turns';
import type { LiveMatch } from '../../match/live-match';
import { whenTrue } from '../../match/when-true';
import { holdUpdates } from '../install/updates';
import type { Pace } from '../kept-settings';
import { eventSentences } from '../log-sentences';
import { awake } from './awake';
import { stayFor } from './stay';
import { calm, thinker } from './thinker';

export interface ComputersProps {
  readonly match: LiveMatch;
  readonly game: GameWords;
  /** The game itself is showing what was just played. */
  readonly showing: boolean;
  readonly pace: Pace;
}

/** The last move of a computer. */
interface Told {
  readonly seat: number;
  readonly sentences: readonly string[];
}

interface Computers {
  readonly turns: ComputerTurns;
  readonly told: Told | null;
  /** A computer's move is still to be looked at before the next one plays. */
  readonly staying: boolean;
  readonly skip: () => void;
}

/** Has the computers of a match play while its table is on the screen. */
export function useComputers({ match, game, showing, pace }: ComputersProps): Computers {
  const entries = match.entries.value;
  const { timeline, header } = match;
  const seated = header.seats.map((_, seat) => match.player(seat)?.kind).join(' ');
  const told = useMemo((): Told | null => {
    const isComputer = (seat: number) => match.player(seat)?.kind === 'computer';
    const ply = [...timeline.line()].reverse().find(({ seat }) => isComputer(seat));
    return ply ? { seat: ply.seat, sentences: eventSentences(ply.events, timeline, game) } : null;
  }, [entries, timeline, seated, game]);

  const busy = useMemo(() => signal(false), []);
  const waits = pace !== 'none' && header.seats.some(({ player }) => player.kind === 'person');
  useEffect(() => {
    busy.value = showing && waits;
  }, [showing, waits]);
  const stay = useStay(match, told, pace);
  const turns = useMemo(
    () =>
      computerTurns(match, {
        think: async (matter, question, stop) => {
          await whenTrue(calm, stop);
          return thinker.think(matter, question, stop);
        },
        offer: (action) => holdUpdates(match.offer(action, () => whenTrue(calm))),
        awake,
        ready: computed(
          () => calm.value && !busy.value && stay.shown.value === match.entries.value,
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
  const staying = stay.shown.value !== entries && isComputers(match, entries);
  return { turns, told, staying, skip: stay.skip };
}

/** The number of entries that have been looked at long enough. */
function useStay(match: LiveMatch, told: Told | null, pace: Pace) {
  const entries = match.entries.value;
  const shown = useMemo(() => signal(entries), [match]);
  const latest = useRef(pace);
  latest.current = pace;
  useEffect(() => {
    if (shown.value === entries) return;
    const said = isComputers(match, entries) && told ? told.sentences.join(' ') : null;
    const time = stayFor(said, latest.current);
    const timer = setTimeout(() => (shown.value = entries), time);
    return () => clearTimeout(timer);
  }, [entries]);
  return { shown, skip: () => (shown.value = entries) };
}

/** Whether a computer made the entry of that number. */
function isComputers(match: LiveMatch, entry: number): boolean {
  const last = match.timeline.entries[entry - 1];
  return last?.do === 'play' && match.player(last.seat)?.kind === 'computer';
}
