import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { isTrouble } from '../archive/trouble';
import type { Level } from '../kit/header';
import type { Seat } from '../kit/rules';
import type { Question, Thought } from '../players/thought';
import type { LiveMatch } from './live-match';
import { type Matter, matterOf } from './matter';
import { whenTrue } from './when-true';

export interface ComputerTurnsDeps {
  /** As `Thinker.think`. */
  readonly think: (
    matter: Matter,
    question: Question,
    signal: AbortSignal,
  ) => Promise<Thought | null>;
  /** As `LiveMatch.offer`. */
  readonly offer: LiveMatch['offer'];
  /** False while nobody looks at the screen: nothing is thought then. */
  readonly awake: ReadonlySignal<boolean>;
  /** False while what was played before is still being shown: what was thought waits. */
  readonly ready: ReadonlySignal<boolean>;
}

/** The computers of a match in play. */
export interface ComputerTurns {
  /** The computer that is thinking, or waits to play what it has thought. */
  readonly thinking: ReadonlySignal<Seat | null>;
  /** The computer that could not think, or whose move could not be kept; `retry` has it try again. */
  readonly failed: ReadonlySignal<Seat | null>;
  retry(): void;
  /** From here on no computer plays. */
  close(): void;
}

/**
 * Plays for the computers of a match while this tab plays it, through the same door as everybody. Whatever
 * changes the match or puts it away ends the thought; it begins afresh when its turn has come again.
 */
export function computerTurns(match: LiveMatch, deps: ComputerTurnsDeps): ComputerTurns {
  const thinking = signal<Seat | null>(null);
  const failed = signal<Seat | null>(null);
  const attempts = signal(0);

  async function turn(seat: Seat, level: Level, seed: string, stop: AbortSignal): Promise<void> {
    try {
      const thought = await deps.think(matterOf(match), { seat, budget: { level }, seed }, stop);
      if (thought) await whenTrue(deps.ready, stop);
      if (stop.aborted) return;
      const answer = thought ? await deps.offer(thought.action) : { because: 'no-thought' };
      if (answer === null || stop.aborted) return;
      // Somebody's tap is being written: it changes the match, or leaves the turn as it was.
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
    const player = match.player(seat);
    // Of linked phones only one plays for it.
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
