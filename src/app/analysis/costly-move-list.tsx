import type { LiveMatch } from '../../match/live-match';
import type { GameView } from '../../ui/game-view';
import { SeatMark } from '../../ui/seat-mark';
import { Sheet } from '../../ui/sheet';
import { percent } from '../coach/ideas';
import { useMoveExplainer } from '../coach/use-move-explainer';
import { shownSeats } from '../match-parts/shown-seats';
import type { Evaluation } from './analyse';
import { type CostlyMove, costlyMoves } from './costly-moves';
import type { Moment } from './moments';
import { useAnalysisWords } from './words';

export interface CostlyMoveListProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly moments: readonly Moment[];
  readonly evaluations: ReadonlyMap<number, Evaluation>;
  /** Whether every position has been evaluated. */
  readonly complete: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGo: (entries: number) => void;
}

/** The costliest turns: whose, how much, and the better move. A tap shows the position before it. */
export function CostlyMoveList(props: CostlyMoveListProps) {
  const { match, view, moments, evaluations, open, onGo } = props;
  const words = useAnalysisWords();
  const explainer = useMoveExplainer(view, open);
  const points = open ? costlyMoves(moments, evaluations) : [];
  const better = ({ better, entries }: CostlyMove) =>
    better !== null && explainer
      ? words.better(explainer.move(match.timeline.stateAt(entries), better))
      : words.chance;
  return (
    <Sheet open={open} title={words.costly} onClose={props.onClose}>
      {points.length === 0 ? (
        <p>{props.complete ? words.noneCostly : words.notYet}</p>
      ) : (
        <>
          <p class="note">{words.costlyHint}</p>
          {!props.complete && <p class="note">{words.unfinished}</p>}
          <ol class="costly">
            {points.map((point) => {
              const plan = shownSeats(match.header.seats)[point.seat];
              return (
                <li key={point.move}>
                  <button
                    type="button"
                    class="button costly__one"
                    onClick={() => onGo(point.entries)}
                  >
                    {plan && <SeatMark {...plan} among={match.header.seats} />}
                    <span>
                      {words.turn(
                        point.move,
                        plan?.name ?? '',
                        percent(point.from),
                        percent(point.to),
                      )}
                      <span class="costly__better">{better(point)}</span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Sheet>
  );
}
