import type { LiveMatch } from '../../match/live-match';
import type { GameView } from '../../ui/game-view';
import { SeatMark } from '../../ui/seat-mark';
import { Sheet } from '../../ui/sheet';
import { percent } from '../coach/ideas';
import { useCounsel } from '../coach/use-counsel';
import type { Verdict } from './analyse';
import { type TurningPoint, turningPoints } from './turning-points';
import { useAnalysisWords } from './words';

export interface TurningListProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly moments: readonly number[];
  readonly verdicts: ReadonlyMap<number, Verdict>;
  /** Whether every position has been looked at. */
  readonly complete: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGo: (entries: number) => void;
}

/** The moves that cost most: who, how much, and what would have been better. A tap goes there. */
export function TurningList(props: TurningListProps) {
  const { match, view, moments, verdicts, open, onGo } = props;
  const words = useAnalysisWords();
  const counsel = useCounsel(view, open);
  const points = open ? turningPoints(match.timeline.line(), moments, verdicts) : [];
  const better = ({ better, entries }: TurningPoint) =>
    better !== null && counsel
      ? words.better(counsel.move(match.timeline.stateAt(entries), better))
      : words.chance;
  return (
    <Sheet open={open} title={words.turning} onClose={props.onClose}>
      {points.length === 0 ? (
        <p>{props.complete ? words.noTurning : words.notYet}</p>
      ) : (
        <>
          <p class="note">{words.turningHint}</p>
          <ol class="turning">
            {points.map((point) => {
              const plan = match.header.seats[point.seat];
              return (
                <li key={point.move}>
                  <button
                    type="button"
                    class="button turning__one"
                    onClick={() => onGo(moments[point.move] ?? 0)}
                  >
                    {plan && <SeatMark {...plan} among={match.header.seats} />}
                    <span>
                      {words.turn(
                        point.move,
                        plan?.name ?? '',
                        percent(point.from),
                        percent(point.to),
                      )}
                      <span class="turning__better">{better(point)}</span>
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
