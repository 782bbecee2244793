import { CircleCheck, Compass, Lightbulb } from 'lucide-preact';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { percent } from '../coach/ideas';
import { useCounsel } from '../coach/use-counsel';
import type { PuzzleRun } from './puzzle-run';
import { usePuzzleWords } from './words';

export interface PuzzlePanelProps {
  readonly run: PuzzleRun;
  readonly view: GameView;
  readonly hinted: boolean;
  /** Null: there is no other puzzle to be solved. */
  readonly onNext: (() => void) | null;
}

/** The task, what an answer costs, that it was right, and the way on; it covers nothing of the table. */
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
  const counsel = useCounsel(view, true);
  const best = percent(puzzle.worth);
  if (done)
    return (
      <p>
        <CircleCheck size={18} aria-hidden="true" />{' '}
        {puzzle.certain ? words.certain : words.right(best)}
      </p>
    );
  if (tried && counsel) {
    const { action, worth } = tried;
    return (
      <p class="puzzle__wrong">
        <Compass size={18} aria-hidden="true" />{' '}
        {worth === null
          ? words.reckoning
          : words.costs(counsel.move(start, action), percent(worth), best)}
      </p>
    );
  }
  return <p>{puzzle.certain ? words.taskCertain : words.task}</p>;
}
