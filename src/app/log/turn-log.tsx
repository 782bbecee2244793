import { ChevronDown, ChevronUp } from 'lucide-preact';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeatPlan } from '../../kit/header';
import { IconButton } from '../../ui/button';
import { memo } from '../../ui/memo';
import { SeatMark } from '../../ui/seat-mark';
import { type LogStep, type LogTurn, stepsOf, turnsIn } from './log-steps';
import './turn-log.css';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { Sheet } from '../../ui/sheet';
import { shownSeats } from '../match-parts/shown-names';
import { useWords } from '../words/words';
import { type LogWords, useLogWords } from './words';

interface TurnLogProps {
  readonly seats: readonly SeatPlan[];
  readonly turns: readonly LogTurn[];
  readonly at: number;
  /** Goes to a step; null: the log is read-only. */
  readonly onGo: ((step: number) => void) | null;
}

/**
 * What happened, turn by turn under the headings of rounds and phases. A turn with several steps unfolds. A tap goes to
 * a step. There is one tab stop for the keyboard: the up and down arrows move along.
 */
export function TurnLog({ seats, turns, at, onGo }: TurnLogProps) {
  const words = useLogWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const room = list.current?.parentElement;
    if (!room) return;
    // At once, and again whenever its size changes: in an opening sheet, or above a chart that appears.
    const follow = new ResizeObserver(() =>
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    );
    follow.observe(room);
    return () => follow.disconnect();
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !onGo) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.log__step') ?? [])];
    const here = buttons.findIndex((one) => one.hasAttribute('aria-current'));
    const next = buttons[here + by];
    if (!next) return;
    onGo(Number(next.dataset.step));
    next.focus();
  };
  return (
    <ol class="log" ref={list} onKeyDown={onKeyDown}>
      {turns.map((turn) => (
        <Fragment key={turn.last.at}>
          {turn.heading !== null && (
            <li class="log__heading">
              <h3 class="caps">{turn.heading}</h3>
              {turn.order && <p class="note">{words.order(turn.order)}</p>}
            </li>
          )}
          <LoggedTurn
            seats={seats}
            turn={turn}
            at={turn.steps[0].at <= at && at <= turn.last.at ? at : -1}
            onGo={onGo}
            words={words}
          />
          {turn.ofMatch.length > 0 && (
            <li class="log__of-match">
              <Sentences of={turn.ofMatch} />
            </li>
          )}
        </Fragment>
      ))}
    </ol>
  );
}

interface LoggedTurnProps extends Pick<TurnLogProps, 'seats' | 'onGo'> {
  readonly turn: LogTurn;
  /** The index of the shown step in this turn; else -1. */
  readonly at: number;
  readonly words: LogWords;
}

/** Memoized: there are many, and a finger on the slider changes two at a time. */
const LoggedTurn = memo(({ seats, turn, at, onGo, words }: LoggedTurnProps) => {
  const { steps, last, brief } = turn;
  const plan = last.seat === null ? undefined : seats[last.seat];
  const mark = plan && <SeatMark {...plan} among={seats} />;
  const [opened, setOpened] = useState<boolean | null>(null);
  if (steps.length === 1)
    return (
      <li>
        <Line
          step={last}
          mark={mark}
          current={at === last.at}
          onGo={onGo}
          sentences={last.sentences}
        />
      </li>
    );
  // A step in the middle of a turn is visible only when the turn is unfolded.
  const open = opened ?? (at >= 0 && at !== last.at);
  const name = turn.name ?? '';
  return (
    <li class="log__turn" data-open={open || undefined}>
      <Line
        step={last}
        numbered={!open}
        mark={mark}
        current={!open && at >= 0}
        onGo={onGo}
        sentences={open ? [words.turnOf(name)] : brief}
      />
      <IconButton
        name={words.steps(name, steps.length)}
        icon={open ? ChevronUp : ChevronDown}
        pressed={open}
        onClick={() => setOpened(!open)}
      />
      {open && (
        <ol class="log__steps">
          {steps.map((step) => (
            <li key={step.at}>
              <Line step={step} current={at === step.at} onGo={onGo} sentences={step.sentences} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
});

interface LineProps extends Pick<TurnLogProps, 'onGo'> {
  readonly step: LogStep;
  /** Whether its number is shown: above the steps of its turn it would be out of order. */
  readonly numbered?: boolean;
  /** Whose turn it is. */
  readonly mark?: ComponentChildren;
  readonly current: boolean;
  /** What was done, and what followed from it. */
  readonly sentences: readonly string[];
}

function Line({ step, numbered = true, mark, current, onGo, sentences }: LineProps) {
  const content = (
    <>
      <span class="log__number">{numbered && step.entries}</span>
      {mark}
      <Sentences of={sentences} />
    </>
  );
  if (!onGo)
    return (
      <p class="log__step" aria-current={current ? 'step' : undefined}>
        {content}
      </p>
    );
  return (
    <button
      type="button"
      class="log__step"
      data-step={step.at}
      tabIndex={current ? 0 : -1}
      aria-current={current ? 'step' : undefined}
      onClick={() => onGo(step.at)}
    >
      {content}
    </button>
  );
}

/** What happened, the first of it in bold. */
function Sentences({ of: [first, ...others] }: { readonly of: readonly string[] }) {
  return (
    <span class="log__text">
      <b>{first}</b> {others.join(' ')}
    </span>
  );
}

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

interface LiveLogProps {
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
        <TurnLog seats={shownSeats(match.header)} turns={turns} at={steps.length - 1} onGo={null} />
      )}
    </Sheet>
  );
}
