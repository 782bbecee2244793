import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type ActionLine, isPass } from '../../kit/line';
import type { Action, Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { searchPositionOf } from '../../match/search-position';
import { peopleHere } from '../../match/viewers';
import type { Thought } from '../../players/thought';
import { holdSettledFor } from '../../ui/settled';
import { worthAfter } from '../thinking/second-look';
import { thinker } from '../thinking/thinker';
import { endsTurn, isBest, type TurnStart, turnStartOf, worthOfAction } from './turn-check';

/** Milliseconds of the search at the beginning of a turn. */
const THINK = 1000;
/** Milliseconds of the search for a confirmed turn with few visits in the first search. */
const LOOK = 400;
/** Milliseconds that a confirmed turn waits at most for the first search, and again for the second. */
const WAIT = 1500;
/** A loss of this share of the win is a blunder; where little is left to lose, half of it, but no less than searches err. */
const BLUNDER = 0.12;
const LEAST = 0.06;
/** Standard errors that a loss must exceed where two searches are compared. */
const ERRORS = 2;

/** A confirmed turn that waits for a second answer. */
export interface Blunder {
  readonly seat: Seat;
  /** The chance to win after the best turn, and after this one. */
  readonly from: number;
  readonly to: number;
  readonly best: ActionLine;
  /** The position where `best` begins, and what has been played since. */
  readonly start: TurnStart;
  /** Whether what is confirmed is a pass. */
  readonly passes: boolean;
  readonly answer: (plays: boolean) => void;
}

interface Search {
  readonly seat: Seat;
  readonly start: TurnStart;
  readonly thought: Promise<Thought | null>;
  readonly stop: AbortController;
}

export interface BlunderChecker {
  /** The blunder to ask about; null: none. */
  readonly blunder: ReadonlySignal<Blunder | null>;
  /** Whether confirmed actions may be played. Where they end a turn with a large loss, the person is asked first. */
  check(actions: readonly Action[]): Promise<boolean>;
  close(): void;
}

/** Searches at the beginning of a person's turn, and asks before one is played that is worth much less than the best. */
export function blunderChecker(match: LiveMatch): BlunderChecker {
  const blunder = signal<Blunder | null>(null);
  let search: Search | null = null;

  function end(): void {
    search?.stop.abort();
    search = null;
  }

  /** The steps of a turn share a search: the best line is searched from its start. */
  function begin(seat: Seat): void {
    const start = turnStartOf(match.timeline);
    if (search?.seat === seat && search.start.entries === start.entries) return;
    end();
    const stop = new AbortController();
    const question = { seat, budget: { ms: THINK }, seed: `blunder ${match.header.id}` };
    // Without an answer there is no question.
    const thought = thinker
      .think(searchPositionOf(match, start.entries), question, stop.signal)
      .catch(() => null);
    search = { seat, start, thought, stop };
  }

  const stopFollowing = effect(() => {
    const seat = match.toAct.value;
    const here = match.mode.value === 'playing' && seat !== null && match.entries.value >= 0;
    if (here && peopleHere(match).includes(seat)) begin(seat);
    else end();
  });

  async function check(actions: readonly Action[]): Promise<boolean> {
    const { rules, timeline } = match;
    // No waiting at every bid.
    if (rules.isExchange?.(timeline.state)) return true;
    if (!search || !endsTurn(rules, timeline.state, actions)) return true;
    const { seat } = search;
    const start = turnStartOf(timeline);
    const thought = await holdSettledFor(Promise.race([search.thought, after(WAIT)]));
    const best = thought?.candidates[0];
    const line = [...start.played, ...actions];
    if (!thought || !best || isBest(line, best.line)) return true;
    const [action, ...more] = line;
    const known =
      action !== undefined && more.length === 0 ? worthOfAction(thought, seat, action) : null;
    const look = () => worthAfter(timeline, start.entries, seat, line, LOOK).catch(() => null);
    const worth = known ?? (await holdSettledFor(Promise.race([look(), after(WAIT)])));
    const from = best.worth[seat] ?? 0;
    // Within a search the errors of its moves are the same.
    const error = known === null ? ERRORS * (thought.calibration?.error ?? 0) : 0;
    const limit = Math.max(error, Math.min(BLUNDER, Math.max(LEAST, from / 2)));
    if (worth === null || from - worth < limit) return true;
    const passes = isPass(rules, timeline.state, actions);
    const plays = await new Promise<boolean>((answer) => {
      blunder.value = { seat, from, to: worth, best: best.line, start, passes, answer };
    });
    blunder.value = null;
    return plays;
  }

  return {
    blunder,
    check,
    close: () => {
      stopFollowing();
      end();
    },
  };
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
