import type { Action } from '../../kit/rules';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Sheet } from '../../ui/sheet';
import { IdeaCard } from '../coach/idea-card';
import { useCounsel } from '../coach/use-counsel';
import type { PuzzleRun } from './puzzle-run';
import { unlike } from './unlike';
import { usePuzzleWords } from './words';

export interface ExplanationProps {
  readonly run: PuzzleRun;
  readonly view: GameView;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows a move on the board. */
  readonly onShow: (action: Action) => void;
  /** Null: there is no other puzzle to be solved. */
  readonly onNext: (() => void) | null;
  readonly onList: () => void;
}

/** Why the best action is the best: what it changes, beside what the most tempting other one does. */
export function Explanation(props: ExplanationProps) {
  const { run, view, open, onShow, onNext } = props;
  const words = usePuzzleWords();
  const counsel = useCounsel(view, open);
  const { puzzle, solution, tempting, start, seat } = run;
  const { seats } = run.shown.value.timeline.header;
  const reasons = (action: Action) => counsel?.reasons(start, action, seat, seats) ?? [];
  const one = (action: Action, worth: number) => ({
    idea: { action, move: counsel?.move(start, action) ?? '', worth },
    onShow: () => onShow(action),
  });
  const [own, other] = unlike(reasons(solution), tempting ? reasons(tempting.action) : []);
  return (
    <Sheet
      open={open}
      title={puzzle.theme.title}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onList}>{words.list}</Button>
          {onNext && (
            <Button kind="primary" onClick={onNext}>
              {words.nextPuzzle}
            </Button>
          )}
        </>
      }
    >
      <div class="coach">
        <p>
          {puzzle.theme.sentence} {puzzle.certain && words.certain}
        </p>
        {counsel && (
          <ol class="coach__ideas">
            <IdeaCard best label={words.best} {...one(solution, puzzle.worth)} reasons={own} />
            {tempting && (
              <IdeaCard
                best={false}
                label={words.tempting}
                {...one(tempting.action, tempting.worth ?? 0)}
                reasons={other}
              />
            )}
          </ol>
        )}
      </div>
    </Sheet>
  );
}
