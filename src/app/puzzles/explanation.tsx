import type { Action } from '../../kit/rules';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Sheet } from '../../ui/sheet';
import { IdeaCard } from '../coach/idea-card';
import { partsOf } from '../coach/ideas';
import { useMoveExplainer } from '../coach/use-move-explainer';
import type { PuzzleRun } from './puzzle-run';
import { unlike } from './unlike';
import { usePuzzleWords } from './words';

export interface ExplanationProps {
  readonly run: PuzzleRun;
  readonly view: GameView;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows a line of actions on the board. */
  readonly onShow: (line: readonly Action[]) => void;
  /** Null: there is no other unsolved puzzle. */
  readonly onNext: (() => void) | null;
  readonly onList: () => void;
}

/** Why the best move is the best: its effects, beside those of the most tempting other one. */
export function Explanation(props: ExplanationProps) {
  const { run, view, open, onShow, onNext } = props;
  const words = usePuzzleWords();
  const explainer = useMoveExplainer(view, open);
  const { puzzle, solution, tempting, start, seat } = run;
  const { seats } = run.shown.value.timeline.header;
  const reasons = (line: readonly Action[]) => explainer?.reasons(start, line, seat, seats) ?? [];
  const one = (line: readonly Action[], worth: number) => ({
    idea: {
      move: explainer?.move(start, line) ?? '',
      parts: explainer ? partsOf(explainer, start, line) : [],
      worth,
    },
    onShow: () => onShow(line),
  });
  const [own, other] = unlike(reasons(solution), tempting ? reasons(tempting.line) : []);
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
          {run.shown.value.done && <b>{words.solvedIt}</b>} {puzzle.theme.sentence}{' '}
          {puzzle.certain ? words.certain : words.chances}
        </p>
        {explainer && (
          <ol class="coach__ideas">
            <IdeaCard best label={words.best} {...one(solution, puzzle.worth)} reasons={own} />
            {tempting && (
              <IdeaCard
                best={false}
                label={words.tempting}
                {...one(tempting.line, tempting.worth ?? 0)}
                reasons={other}
              />
            )}
          </ol>
        )}
      </div>
    </Sheet>
  );
}
