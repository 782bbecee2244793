import { CircleCheck, Compass, Lightbulb } from 'lucide-preact';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { percent } from '../coach/ideas';
import { useMoveExplainer } from '../coach/use-move-explainer';
import type { PuzzleRun } from './puzzle-run';
import { usePuzzleWords } from './words';

/** A difference in percent that no short search can be sure of. */
const CLOSE = 3;

export interface PuzzlePanelProps {
  readonly run: PuzzleRun;
  readonly view: GameView;
  readonly hinted: boolean;
  /** Null: there is no other unsolved puzzle. */
  readonly onNext: (() => void) | null;
}

/**
 * The task, the loss of a wrong answer, the confirmation of a right one, and the button to continue. It covers nothing
 * of the table.
 */
export function PuzzlePanel({ run, view, hinted, onNext }: PuzzlePanelProps) {
  const words = usePuzzleWords();
  const { done } = run.shown.value;
  return (
    <section class="told-table__words puzzle__panel" aria-label={words.panel}>
      <div class="puzzle__said" aria-live="polite">
        <Said run={run} view={view} />
        {hinted && !done && (
          <p>
            <Lightbulb size={18} aria-hidden="true" /> {run.puzzle.theme.sentence}
          </p>
        )}
      </div>
      {done && onNext && (
        <Button kind="primary" onClick={onNext}>
          {words.nextPuzzle}
        </Button>
      )}
    </section>
  );
}

function Said({ run, view }: Pick<PuzzlePanelProps, 'run' | 'view'>) {
  const words = usePuzzleWords();
  const { puzzle, start } = run;
  const { tried, done } = run.shown.value;
  const explainer = useMoveExplainer(view, true);
  const best = percent(puzzle.worth);
  if (done)
    return (
      <p>
        <CircleCheck size={18} aria-hidden="true" /> <b>{words.solvedIt}</b>{' '}
        {puzzle.certain ? words.certain : words.right(best)}
      </p>
    );
  if (tried && explainer) {
    const { line, worth } = tried;
    return (
      <p class="puzzle__wrong">
        <Compass size={18} aria-hidden="true" />{' '}
        {worth === null
          ? words.reckoning
          : (best - percent(worth) > CLOSE ? words.costs : words.nearly)(
              explainer.move(start, line),
              percent(worth),
              best,
            )}
      </p>
    );
  }
  if (run.canUndo) return <p>{words.goOn}</p>;
  return <p>{puzzle.certain ? words.taskCertain : words.task}</p>;
}
