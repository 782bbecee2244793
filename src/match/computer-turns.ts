import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { isTrouble } from '../archive/trouble';
import type { Level } from '../kit/header';
import type { Action, Seat } from '../kit/rules';
import type { Question, Thought } from '../players/thought';
import type { LiveMatch } from './live-match';
import { type SearchPosition, searchPositionOf } from './search-position';
import { whenTrue } from './when-true';

export interface ComputerTurnsDeps {
  /** Like `Thinker.think`. */
  readonly think: (
    position: SearchPosition,
    question: Question,
    signal: AbortSignal,
  ) => Promise<Thought | null>;
  /** Like `LiveMatch.offer`. */
  readonly offer: LiveMatch['offer'];
  /** False while the screen is not visible: then nothing is searched. */
  readonly awake: ReadonlySignal<boolean>;
  readonly timing: TurnTiming;
}

/** When a computer may go on. Each step of its move waits until its signal is true. */
export interface TurnTiming {
  /** Before the search. */
  readonly mayThink: ReadonlySignal<boolean>;
  /** Before what was found is played: the moves before it may still have to be shown. */
  readonly mayPlay: ReadonlySignal<boolean>;
  /** Before the move that is stored changes the screen. */
  readonly mayShow: ReadonlySignal<boolean>;
}

/** The computers of a match in play. */
export interface ComputerTurns {
  /** The computer that is thinking, or waits to play its move. */
  readonly thinking: ReadonlySignal<Seat | null>;
  /** The computer whose search failed, or whose move could not be stored; `retry` tries again. */
  readonly failed: ReadonlySignal<Seat | null>;
  retry(): void;
  /** Stops all computers for good. */
  close(): void;
}

/** The rest of a computer's planned turn. */
interface Plan {
  readonly turn: number;
  /** Milliseconds of search for the turn so far. */
  readonly spent: number;
  /** The number of entries at which the next step is to be played. */
  readonly entries: number;
  readonly steps: readonly Action[];
}

const NO_PLAN: Plan = { turn: -1, spent: 0, entries: -1, steps: [] };

/**
 * Plays for the computers of a match while this tab plays it, through `offer` like everybody. Every change of the
 * match, and closing it, ends the search; it starts again when it is the computer's turn again.
 */
export function computerTurns(match: LiveMatch, deps: ComputerTurnsDeps): ComputerTurns {
  const { mayThink, mayPlay, mayShow } = deps.timing;
  const thinking = signal<Seat | null>(null);
  const failed = signal<Seat | null>(null);
  const attempts = signal(0);
  let plan = NO_PLAN;

  /** The next step of the plan for this turn; null: a search is needed. */
  function plannedStep(): Action | null {
    const { rules } = match;
    const state = match.state.peek();
    const [action] = plan.steps;
    const holds = plan.entries === match.entries.peek() && plan.turn === rules.turn(state);
    return holds && action !== undefined && !rules.refusal(state, action) ? action : null;
  }

  async function think(seat: Seat, level: Level, seed: string, stop: AbortSignal) {
    const turn = match.rules.turn(match.state.peek());
    if (turn !== plan.turn) plan = { ...NO_PLAN, turn };
    await whenTrue(mayThink, stop);
    const began = performance.now();
    const question = { seat, budget: { level }, seed, spent: plan.spent };
    const thought = await deps.think(searchPositionOf(match), question, stop);
    const spent = plan.spent + performance.now() - began;
    if (thought) plan = { turn, spent, entries: match.entries.peek(), steps: thought.line };
    return plan.steps[0] ?? null;
  }

  async function turn(seat: Seat, level: Level, seed: string, stop: AbortSignal): Promise<void> {
    try {
      const action = plannedStep() ?? (await think(seat, level, seed, stop));
      if (action !== null) await whenTrue(mayPlay, stop);
      if (stop.aborted) return;
      const { entries, steps } = plan;
      plan = { ...plan, entries: entries + 1, steps: steps.slice(1) };
      const answer =
        action === null
          ? { because: 'no-thought' }
          : await deps.offer([action], () => whenTrue(mayShow));
      if (answer === null || stop.aborted) return;
      plan = { ...plan, steps: [] };
      // A person's tap is being written: it changes the match, or leaves the turn as it was.
      if (!isTrouble(answer) && answer.because === 'busy') attempts.value++;
      else failed.value = seat;
    } catch {
      if (!stop.aborted) failed.value = seat;
    }
  }

  const stopFollowing = effect(() => {
    const seat = match.toAct.value;
    const seed = `${match.header.id} ${match.entries.value} ${attempts.value}`;
    if (match.mode.value !== 'playing' || !deps.awake.value || seat === null) return;
    if (match.opening.value !== null) return;
    const player = match.player(seat);
    // Only one of the linked phones plays for it.
    if (player?.kind !== 'computer' || !match.decides(seat)) return;
    const ending = new AbortController();
    thinking.value = seat;
    void turn(seat, player.level, seed, ending.signal).finally(() => {
      if (!ending.signal.aborted) thinking.value = null;
    });
    return () => {
      thinking.value = null;
      failed.value = null;
      ending.abort();
    };
  });

  return {
    thinking,
    failed,
    retry: () => attempts.value++,
    close: stopFollowing,
  };
}
