import { effect, type ReadonlySignal } from '@preact/signals';
import type { Action } from '../kit/rules';
import type { LiveMatch } from './live-match';
import { peopleHere } from './viewers';
import { whenTrue } from './when-true';

export interface ForcedMovesDeps {
  /** Like `LiveMatch.offer`. */
  readonly offer: LiveMatch['offer'];
  /** True when people have seen the position and may act in it. */
  readonly ready: ReadonlySignal<boolean>;
  /** Milliseconds in which people see that something is about to be played. */
  readonly pause: number;
  /** Called when such an action has been played. */
  readonly onPlayed: () => void;
}

/**
 * Plays for the people at this phone where only one action is legal, through `offer` like everybody. After an undo it
 * waits for them, because otherwise nothing earlier could be undone. Returns a function that stops it.
 */
export function playForcedMoves(match: LiveMatch, deps: ForcedMovesDeps): () => void {
  async function play(action: Action, stop: AbortSignal): Promise<void> {
    await whenTrue(deps.ready, stop);
    if (stop.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, deps.pause));
    if (stop.aborted) return;
    // A refusal is reported as usual, and the person can still play.
    if ((await deps.offer([action])) === null) deps.onPlayed();
  }

  return effect(() => {
    const action = forcedAction(match);
    if (action === null) return;
    const stop = new AbortController();
    void play(action, stop.signal);
    return () => stop.abort();
  });
}

/**
 * The only legal action of the person at this phone who is to act; null: there is a choice, or nobody here is to act.
 */
export function forcedAction(match: LiveMatch): Action | null {
  const { rules, timeline, entries, mode } = match;
  const seat = match.toAct.value;
  const last = timeline.entries[entries.value - 1];
  if (mode.value !== 'playing' || seat === null || !peopleHere(match).includes(seat)) return null;
  if (match.opening.value !== null) return null;
  if (last?.do === 'undo' || last?.do === 'redo') return null;
  const listed = new Int32Array(rules.max);
  const count = rules.list(match.state.value, listed);
  return count === 1 ? (listed[0] ?? null) : null;
}
