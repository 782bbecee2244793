import { GitBranch, TrendingDown } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import type { SeatPlan } from '../../kit/header';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { LinesChart } from '../chart/lines-chart';
import { percent } from '../coach/ideas';
import type { OpenedMatch } from '../use-match';
import { useWords } from '../words/words';
import './analysis.css';
import { TurningList } from './turning-list';
import { useAnalysis } from './use-analysis';
import { WhatIf } from './what-if';
import { useAnalysisWords } from './words';

export interface AnalysisPanelProps extends OpenedMatch {
  /** How many entries lie before the position on show. */
  readonly entries: number;
  readonly onGo: (entries: number) => void;
  /** Begins a new match from there with these players. */
  readonly onPlayOn: (seats: readonly SeatPlan[]) => void;
}

/** Everybody's chance to win over the match, to move through it by; its turning points; what if. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { match, game, entries, onGo } = props;
  const words = useAnalysisWords();
  const { retry } = useWords();
  const { moments, verdicts, done, failed, again } = useAnalysis(match);
  const [sheet, setSheet] = useState<'turning' | 'what-if' | null>(null);
  const close = () => setSheet(null);

  const move = Math.max(0, moments.filter((before) => before <= entries).length - 1);
  const { seats } = match.header;
  // The same for every position on show, until more is known: a finger along the chart goes through many.
  const lines = useMemo(
    () =>
      match.rules.standing(match.state.value).scores.map((_, holder) => ({
        name: seats[holder]?.name ?? game.automa,
        seat: seats[holder] ?? null,
        values: moments.map((before) => verdicts.get(before)?.worth[holder] ?? null),
      })),
    [match, seats, game, moments, done],
  );
  const here = verdicts.get(moments[move] ?? 0);
  const over = match.rules.toAct(match.timeline.stateAt(entries)) === null;
  const complete = done === moments.length;

  return (
    <section class="analysis" aria-label={words.title}>
      <LinesChart
        title={words.chart}
        said={words.chartSaid(
          move,
          lines.map(({ name }, holder) => ({ name, percent: percent(here?.worth[holder] ?? 0) })),
        )}
        lines={lines}
        values={here && lines.map((_, holder) => `${percent(here.worth[holder] ?? 0)} %`)}
        most={1}
        top="100 %"
        at={move}
        onScrub={(moment) => onGo(moments[moment] ?? 0)}
      />
      <div class="analysis__row">
        {failed ? (
          <>
            <p>{words.failed}</p>
            <Button onClick={again}>{retry}</Button>
          </>
        ) : (
          !complete && <Progress label={words.working} done={done} of={moments.length} />
        )}
      </div>
      <div class="analysis__row">
        <Button icon={TrendingDown} onClick={() => setSheet('turning')}>
          {words.turning}
        </Button>
        {!over && (
          <Button icon={GitBranch} onClick={() => setSheet('what-if')}>
            {words.whatIf}
          </Button>
        )}
      </div>
      <TurningList
        {...props}
        open={sheet === 'turning'}
        onClose={close}
        onGo={(to) => {
          close();
          onGo(to);
        }}
        moments={moments}
        verdicts={verdicts}
        complete={complete}
      />
      <WhatIf {...props} open={sheet === 'what-if'} onClose={close} />
    </section>
  );
}
