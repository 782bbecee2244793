import { History, SkipForward } from 'lucide-preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../kit/rules';
import { Button, IconButton } from '../../ui/button';
import { announce } from '../../ui/live';
import { SeatMark } from '../../ui/seat-mark';
import { useHoldSettled } from '../../ui/settled';
import { Sheet } from '../../ui/sheet';
import { sentencesOf, situationOf } from '../log/log-sentences';
import { ToldList } from '../log/told-list';
import { shownSeats } from '../match-parts/shown-names';
import { useWords } from '../words/words';
import './computer-row.css';
import { computed, signal } from '@preact/signals';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import { type ComputerTurns, computerTurns } from '../../match/computer-turns';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import { peopleHere } from '../../match/viewers';
import { holdUpdates } from '../install/updates';
import { type ToldTurn, turnsSince } from '../log/turns-since';
import type { Pace } from '../store/kept-settings';
import { afterTaps, awake, thinker } from '../thinking/thinker';
import { LEVEL_ICONS } from './level-icons';
import { isComputers, stayFor } from './stay';

interface ComputersProps {
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
function useComputers(props: ComputersProps): Computers {
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

/**
 * The computer that is thinking, or what one has just done, in a line of the head or over the edge of the table, with a
 * button for when one fails. While a person here is to act only a small button stays, which opens every turn since
 * theirs. Moves are read out by the table, for all seats alike.
 */
export function ComputerRow(props: ComputersProps) {
  const { match } = props;
  const words = useWords().computers;
  const { retry } = useWords();
  const { turns, told, news, staying, seen, skip } = useComputers(props);
  const [open, setOpen] = useState(false);
  const toAct = match.toAct.value;
  // At a linked table only the host's phone searches, but everybody sees it.
  const elsewhere =
    toAct !== null && match.player(toAct)?.kind === 'computer' && !match.decides(toAct)
      ? toAct
      : null;
  const thinking = turns.thinking.value ?? elsewhere;
  const failed = turns.failed.value;
  const nameOf = (seat: Seat) => shownSeats(match.header.seats)[seat]?.name ?? '';
  const active = staying ? null : thinking;
  // A computer that waits until something has been seen plays only after a tap.
  useHoldSettled(failed === null && (staying || (thinking !== null && seen)));
  const last = told.at(-1);
  // Who only looks on has no turn of their own to count from: the log tells everything.
  const since = peopleHere(match).length > 0 ? told.length : 0;
  useEffect(() => {
    // For a phone that arrives while a computer is thinking; later the table announces it after each move.
    if (thinking !== null) announce(words.thinking(nameOf(thinking)));
  }, []);
  // What was opened before is another list after the next own move.
  useEffect(() => setOpen(false), [told.length === 0]);

  const said =
    failed !== null
      ? { seat: failed, text: words.failed(nameOf(failed)) }
      : active !== null
        ? { seat: active, text: words.thinking(nameOf(active)) }
        : staying && last
          ? { seat: last.seat, text: news || (last.sentences.at(-1) ?? '') }
          : null;
  if (!said && since === 0) return null;
  const show = () => setOpen(true);
  const quiet = said === null;
  const situation = lineAbove(props, staying);
  return (
    <>
      <section
        class="computer-row"
        aria-label={words.title}
        data-quiet={quiet || undefined}
        data-thinking={(active !== null && failed === null) || undefined}
      >
        {said && (
          <>
            <Who match={match} seat={said.seat} />
            <p role={failed === null ? undefined : 'alert'}>
              {situation && <small>{situation}</small>}
              <span>{said.text}</span>
            </p>
          </>
        )}
        {failed !== null && <Button onClick={turns.retry}>{retry}</Button>}
        {failed === null && staying && thinking !== null && (
          <IconButton name={words.skip} icon={SkipForward} onClick={skip} />
        )}
        {quiet ? (
          <Button icon={History} onClick={show} name={words.since(since)}>
            {since}
          </Button>
        ) : (
          since > 0 && <IconButton name={words.since(since)} icon={History} onClick={show} />
        )}
      </section>
      <Sheet open={open} title={words.sinceTitle} onClose={() => setOpen(false)}>
        <ToldList match={match} turns={told} />
      </Sheet>
    </>
  );
}

/** The progress of the match; while news is told, the progress when that was played. */
function lineAbove({ match, game, presentation }: ComputersProps, staying: boolean): string | null {
  const { rules, timeline } = match;
  const state = match.state.value;
  const present =
    rules.toAct(state) === null
      ? null
      : situationOf(rules, state, game, presentation.showing.value);
  const played = staying ? timeline.tip(match.entries.value)?.heading : null;
  const now = rules.heading?.(state);
  const earlier = played && game.heading?.(played);
  // Within one step the present says more: also on whose behalf.
  return earlier && !(now && earlier === game.heading?.(now)) ? earlier : present;
}

function Who({ match, seat }: Pick<ComputersProps, 'match'> & { readonly seat: Seat }) {
  const plan = match.header.seats[seat];
  const player = match.player(seat);
  if (!plan) return null;
  const Level = player?.kind === 'computer' ? LEVEL_ICONS[player.level] : null;
  return (
    <span class="computer-row__who">
      <SeatMark {...plan} among={match.header.seats} />
      {Level && <Level size={16} aria-hidden="true" />}
    </span>
  );
}
