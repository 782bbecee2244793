import { useEffect } from 'preact/hooks';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { useAnalysis } from '../analysis/analyse';
import { useAnalysisWords } from '../analysis/words';
import { LinesChart } from '../chart/lines-chart';
import { percent } from '../coach/ideas';
import { shownSeats } from '../match-parts/shown-names';
import { useWords } from '../words/words';
import { type TurningPoint, turningPoint } from './decisive';

export interface ChanceChartProps {
  readonly match: LiveMatch;
  readonly winners: readonly number[];
  readonly name: (holder: number) => string;
  /** The turn to mark; null: none yet. */
  readonly turn: TurningPoint | null;
  /** Called when every position is evaluated; null: there was no turning point. */
  readonly onTurn: (turn: TurningPoint | null) => void;
}

/** Everybody's chance to win over the match. It is completed while the workers evaluate the positions. */
export function ChanceChart({ match, winners, name, turn, onTurn }: ChanceChartProps) {
  const words = useAnalysisWords();
  const { retry } = useWords();
  const { moments, evaluations, done, failed, again } = useAnalysis(match);
  const complete = done === moments.length;
  useEffect(() => {
    if (complete) onTurn(turningPoint(moments, evaluations, winners));
  }, [complete, match, moments]);

  const seats = shownSeats(match.header);
  const marked = moments[turn?.move ?? moments.length - 1];
  const here = marked && evaluations.get(marked.entries);
  const shares = match.rules
    .standing(match.state.value)
    .scores.map((_, holder) => percent(here?.worth[holder] ?? 0));
  return (
    <>
      <LinesChart
        title={words.chart}
        said={words.chartSaid(
          marked?.entries ?? 0,
          shares.map((share, holder) => ({ name: name(holder), percent: share })),
        )}
        lines={shares.map((_, holder) => ({
          name: name(holder),
          seat: seats[holder] ?? null,
          values: moments.map((one) => evaluations.get(one.entries)?.worth[holder] ?? null),
        }))}
        max={1}
        top="100%"
        {...(turn && { at: turn.move })}
      />
      {failed ? (
        <div class="row">
          <p>{words.failed}</p>
          <Button onClick={again}>{retry}</Button>
        </div>
      ) : (
        !complete && <Progress label={words.working} done={done} of={moments.length} />
      )}
    </>
  );
}
