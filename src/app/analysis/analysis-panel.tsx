import { GitBranch, TrendingDown } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import type { SeatPlan } from '../../kit/header';
import { keepsSecrets, viewersOf } from '../../match/viewers';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { LinesChart } from '../chart/lines-chart';
import { percent } from '../coach/ideas';
import { seatName, shownSeats } from '../match-parts/shown-names';
import type { OpenedMatch } from '../match-parts/use-match';
import { useWords } from '../words/words';
import './analysis.css';
import type { LiveMatch } from '../../match/live-match';
import type { GameView } from '../../ui/game-view';
import { SeatMark } from '../../ui/seat-mark';
import { Sheet } from '../../ui/sheet';
import { useMoveExplainer } from '../coach/use-move-explainer';
import { type Evaluation, useAnalysis } from './analyse';
import { type CostlyMove, costlyMoves } from './costly-moves';
import type { Moment } from './moments';
import { WhatIf } from './what-if';
import { useAnalysisWords } from './words';

interface AnalysisPanelProps extends OpenedMatch {
  /** The number of entries before the shown position. */
  readonly entries: number;
  readonly onGo: (entries: number) => void;
  /** Begins a new match from the shown position with these players. */
  readonly onPlayOn: (seats: readonly SeatPlan[]) => void;
}

/** Everybody's chance to win over the match, also used to navigate; its costly turns; what if. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { match, game, entries, onGo } = props;
  const words = useAnalysisWords();
  const { retry } = useWords();
  const { moments, evaluations, done, failed, secret, again } = useAnalysis(match);
  const [sheet, setSheet] = useState<'costly' | 'what-if' | null>(null);
  const close = () => setSheet(null);

  // Played again, an action has a later entry, but the same place in the line.
  const depth = match.timeline.tip(entries)?.depth ?? 0;
  const at = Math.max(0, moments.filter((moment) => moment.depth <= depth).length - 1);
  const here = moments[at];
  const seats = shownSeats(match.header);
  // Stable for all positions until more is known, because a finger on the chart passes many positions.
  const lines = useMemo(
    () =>
      match.rules.standing(match.state.value, viewersOf(match, null)).scores.map((_, holder) => ({
        name: seatName(match.header, holder, game.automa),
        seat: seats[holder] ?? null,
        values: moments.map((one) => evaluations.get(one.entries)?.worth[holder] ?? null),
      })),
    [match, seats, game, moments, done],
  );
  const known = here && evaluations.get(here.entries);
  const over = match.rules.toAct(match.timeline.stateAt(entries)) === null;
  const complete = done === moments.length;

  if (secret)
    return (
      <section class="stack analysis" data-gap="1" aria-label={words.title}>
        <p class="note">{words.secret}</p>
      </section>
    );
  return (
    <section class="stack analysis" data-gap="1" aria-label={words.title}>
      <LinesChart
        title={words.chart}
        said={words.chartSaid(
          here?.entries ?? 0,
          lines.map(({ name }, holder) => ({ name, percent: percent(known?.worth[holder] ?? 0) })),
        )}
        lines={lines}
        values={known && lines.map((_, holder) => `${percent(known.worth[holder] ?? 0)}%`)}
        max={1}
        top="100%"
        at={at}
        onScrub={(moment) => onGo(moments[moment]?.entries ?? 0)}
      />
      <div class="row analysis__row">
        {failed ? (
          <>
            <p>{words.failed}</p>
            <Button onClick={again}>{retry}</Button>
          </>
        ) : (
          !complete && <Progress label={words.working} done={done} of={moments.length} />
        )}
      </div>
      <div class="row analysis__row">
        <Button icon={TrendingDown} onClick={() => setSheet('costly')}>
          {words.costly}
        </Button>
        {!over && !keepsSecrets(match) && (
          <Button icon={GitBranch} onClick={() => setSheet('what-if')}>
            {words.whatIf}
          </Button>
        )}
      </div>
      <CostlyMoveList
        {...props}
        open={sheet === 'costly'}
        onClose={close}
        onGo={(to) => {
          close();
          onGo(to);
        }}
        moments={moments}
        evaluations={evaluations}
        complete={complete}
      />
      <WhatIf {...props} open={sheet === 'what-if'} onClose={close} />
    </section>
  );
}

interface CostlyMoveListProps {
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
function CostlyMoveList(props: CostlyMoveListProps) {
  const { match, view, moments, evaluations, open, onGo } = props;
  const words = useAnalysisWords();
  const explainer = useMoveExplainer(view, open);
  const seats = shownSeats(match.header);
  const points = open ? costlyMoves(moments, evaluations) : [];
  const better = ({ better, entries }: CostlyMove) =>
    explainer && words.better(explainer.move(match.timeline.stateAt(entries), better));
  return (
    <Sheet open={open} title={words.costly} onClose={props.onClose}>
      {points.length === 0 ? (
        <p>{props.complete ? words.noneCostly : words.notYet}</p>
      ) : (
        <>
          <p class="note">{words.costlyHint}</p>
          {!props.complete && <p class="note">{words.unfinished}</p>}
          <ol class="stack costly">
            {points.map((point) => {
              const plan = seats[point.seat];
              return (
                <li key={point.move}>
                  <button
                    type="button"
                    class="button costly__one"
                    onClick={() => onGo(point.entries)}
                  >
                    {plan && <SeatMark {...plan} among={seats} />}
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
