import { useState } from 'preact/hooks';
import type { Action, Refusal } from '../../kit/rules';
import { worthAfter } from '../coach/second-look';
import { keepMark } from './marks';
import type { PuzzleRun } from './puzzle-run';
import { usePuzzleWords } from './words';

/** Milliseconds of thinking about an answer that the puzzle does not know. */
const THINK = 800;

/** How somebody gets on with a puzzle: answers given, and what was shown of the solution. */
export interface Solving {
  /** Plays a best answer; else why not, and what it would cost is worked out. */
  readonly offer: (action: Action) => Promise<Refusal | string | null>;
  /** The explanation is open. */
  readonly explained: boolean;
  /** Opens it; before it is solved that counts as having seen the solution. */
  readonly explain: () => void;
  readonly close: () => void;
  /** A move that is shown on the board. */
  readonly suggested: { readonly action: Action } | null;
  readonly show: (action: Action) => void;
  /** From the beginning. */
  readonly again: () => void;
}

/** Follows how a puzzle goes, and keeps in mind how it has gone. */
export function useSolving(game: string, run: PuzzleRun): Solving {
  const words = usePuzzleWords();
  const [seen, setSeen] = useState(false);
  const [explained, setExplained] = useState(false);
  const [suggested, setSuggested] = useState<Solving['suggested']>(null);
  const { done } = run.shown.value;

  const offer = async (action: Action) => {
    const answer = run.offer(action);
    if (answer === null) {
      if (!seen) void keepMark(game, run.puzzle.id, 'solved');
      setExplained(true);
      return null;
    }
    if (answer !== 'wrong') return answer;
    const { timeline, tried } = run.shown.value;
    if (tried?.worth === null) {
      const worth = await worthAfter(timeline, 0, run.seat, action, THINK).catch(() => null);
      if (worth !== null) run.learn(action, worth);
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
  const show = (action: Action) => {
    setExplained(false);
    if (done) run.again();
    setSuggested({ action });
  };
  const again = () => {
    setExplained(false);
    setSuggested(null);
    run.again();
  };
  return { offer, explained, explain, close: () => setExplained(false), suggested, show, again };
}
