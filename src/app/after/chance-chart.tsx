import { useEffect } from 'preact/hooks';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { useAnalysis } from '../analysis/use-analysis';
import { useAnalysisWords } from '../analysis/words';
import { LinesChart } from '../chart/lines-chart';
import { percent } from '../coach/ideas';
import { useWords } from '../words/words';
import { type TurningPoint, turningPoint } from './turning-point';

export interface ChanceChartProps {
  readonly match: LiveMatch;
  readonly winner: number;
  readonly name: (holder: number) => string;
  /** The move to mark; null: none yet. */
  readonly turn: TurningPoint | null;
  /** Told once every position is judged; null: no move was a turn. */
  readonly onTurn: (turn: TurningPoint | null) => void;
}

/** Everybody's chance to win over the match, filled in as the workers find it out. */
export function ChanceChart({ match, winner, name, turn, onTurn }: ChanceChartProps) {
  const words = useAnalysisWords();
  const { retry } = useWords();
  const { moments, verdicts, done, failed, again } = useAnalysis(match);
  const complete = done === moments.length;
  useEffect(() => {
    if (complete) onTurn(turningPoint(match.timeline.line(), moments, verdicts, winner));
  }, [complete, match, moments, winner]);

  const { seats } = match.header;
  const here = verdicts.get(moments[turn?.move ?? moments.length - 1] ?? -1);
  const shares = match.rules
    .standing(match.state.value)
    .scores.map((_, holder) => percent(here?.worth[holder] ?? 0));
  return (
    <>
      <LinesChart
        title={words.chart}
        said={words.chartSaid(
          turn?.move ?? moments.length - 1,
          shares.map((share, holder) => ({ name: name(holder), percent: share })),
        )}
        lines={shares.map((_, holder) => ({
          name: name(holder),
          seat: seats[holder] ?? null,
          values: moments.map((before) => verdicts.get(before)?.worth[holder] ?? null),
        }))}
        most={1}
        top="100 %"
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
