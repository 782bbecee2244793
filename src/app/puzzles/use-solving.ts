import { useState } from 'preact/hooks';
import type { Action, Refusal } from '../../kit/rules';
import type { UndoSize } from '../../kit/undo';
import { worthAfter } from '../thinking/second-look';
import { keepMark } from './marks';
import type { PuzzleRun } from './puzzle-run';
import { usePuzzleWords } from './words';

/** Milliseconds of the search for an answer whose worth the puzzle does not have. */
const THINK = 800;

/** The progress in a puzzle: answers given, and what was shown of the solution. */
export interface Solving {
  /** Plays a best answer or its next steps. Otherwise returns why not, and starts to compute the loss. */
  readonly offer: (actions: readonly Action[]) => Promise<Refusal | string | null>;
  readonly explained: boolean;
  /** Opens it. Before the puzzle is solved, this counts as having seen the solution. */
  readonly explain: () => void;
  readonly close: () => void;
  readonly suggested: { readonly actions: readonly Action[] } | null;
  readonly show: (line: readonly Action[]) => void;
  readonly undo: (size: UndoSize) => void;
  readonly again: () => void;
}

export function useSolving(game: string, run: PuzzleRun): Solving {
  const words = usePuzzleWords();
  const [seen, setSeen] = useState(false);
  const [explained, setExplained] = useState(false);
  const [suggested, setSuggested] = useState<Solving['suggested']>(null);
  const { done } = run.shown.value;

  const offer = async (actions: readonly Action[]) => {
    const answer = run.offer(actions);
    if (answer === null && !run.shown.value.done) {
      // The next step of what is being shown.
      setSuggested((line) => line && restOf(line.actions, actions));
      return null;
    }
    if (answer === null) {
      if (!seen) void keepMark(game, run.puzzle.id, 'solved');
      setExplained(true);
      return null;
    }
    if (answer !== 'wrong') return answer;
    const { timeline, tried } = run.shown.value;
    if (tried?.worth === null) {
      const { line } = tried;
      const worth = await worthAfter(timeline, 0, run.seat, line, THINK).catch(() => null);
      if (worth !== null) run.learn(line, worth);
    }
    return words.notPlayed;
  };
  const explain = () => {
    if (!done) {
      setSeen(true);
      void keepMark(game, run.puzzle.id, 'seen');
    }
    setExplained(true);
  };
  const show = (line: readonly Action[]) => {
    setExplained(false);
    if (run.shown.value.timeline.length > 0) run.again();
    setSuggested({ actions: line });
  };
  const again = () => {
    setExplained(false);
    setSuggested(null);
    run.again();
  };
  const undo = (size: UndoSize) => {
    setSuggested(null);
    run.undo(size);
  };
  const close = () => setExplained(false);
  return { offer, explained, explain, close, suggested, show, undo, again };
}

/** A line without its first actions, which have been played; null: they are others, or nothing is left. */
function restOf(
  line: readonly Action[],
  played: readonly Action[],
): { readonly actions: readonly Action[] } | null {
  const isBegun = played.every((action, at) => action === line[at]);
  return isBegun && line.length > played.length ? { actions: line.slice(played.length) } : null;
}
