import { CircleCheck, Compass, Lightbulb } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { percent } from '../coach/ideas';
import { useCounsel } from '../coach/use-counsel';
import type { PuzzleRun } from './puzzle-run';
import { usePuzzleWords } from './words';

export interface PuzzlePanelProps {
  readonly run: PuzzleRun;
  readonly view: GameView;
  /** Whether the solution has been looked at. */
  readonly seen: boolean;
  readonly onSolution: () => void;
  readonly onWhy: () => void;
  readonly onAgain: () => void;
  /** Null: there is no other puzzle to be solved. */
  readonly onNext: (() => void) | null;
}

/** The task, what an answer costs, that it was right, and the way on; it covers nothing of the table. */
export function PuzzlePanel(props: PuzzlePanelProps) {
  const { run, seen, onNext } = props;
  const words = usePuzzleWords();
  const { puzzle } = run;
  const { done } = run.shown.value;
  const [hinted, setHinted] = useState(false);
  return (
    <section class="puzzle__panel" aria-label={words.panel}>
      <div aria-live="polite">
        <Said {...props} />
        {hinted && !done && (
          <p>
            <Lightbulb size={18} aria-hidden="true" /> {puzzle.theme.sentence}
          </p>
        )}
      </div>
      <div class="puzzle__buttons">
        {done ? (
          <>
            <Button kind="quiet" onClick={props.onAgain}>
              {words.again}
            </Button>
            <Button kind="quiet" onClick={props.onWhy}>
              {words.why}
            </Button>
            {onNext && (
              <Button kind="primary" onClick={onNext}>
                {words.nextPuzzle}
              </Button>
            )}
          </>
        ) : (
          <>
            {!hinted && (
              <Button kind="quiet" onClick={() => setHinted(true)}>
                {words.hint}
              </Button>
            )}
            <Button kind="quiet" onClick={seen ? props.onWhy : props.onSolution}>
              {words.solution}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function Said({ run, view }: PuzzlePanelProps) {
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
