import { useState } from 'preact/hooks';
import type { SeatPlan } from '../../kit/header';
import { lazy } from '../../kit/lazy';
import type { GameView, ScoreUnit } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { Segmented } from '../../ui/segmented';
import { useLanguage } from '../../ui/words';
import { useLoaded } from '../screen/use-loaded';
import type { ChanceChartProps } from './chance-chart';
import type { PlayedCourse } from './course';
import { FiguresChart } from './figures-chart';
import { useAfterWords } from './words';

const chanceChart = lazy(async () => (await import('./chance-chart')).ChanceChart);
const gameChart = lazy(async () => (await import('./game-chart')).GameChart);

interface CourseChartProps extends ChanceChartProps {
  readonly view: GameView;
  readonly course: PlayedCourse;
  /** The game's heading for the points. */
  readonly title: string;
  readonly unit: ScoreUnit;
  readonly seats: readonly SeatPlan[];
  /** Everybody's score if the match had ended after each move: by holder, then by position. */
  readonly scores: readonly (readonly number[])[];
}

/** The course of the match: by points at once, by chances, which must be computed first, or by a figure of the game. */
export function CourseChart(props: CourseChartProps) {
  const words = useAfterWords();
  const language = useLanguage();
  const { view, scores, unit } = props;
  // Points and chances remain where the game's own charts cannot be loaded.
  const own = useLoaded(
    async () => (await view.charts?.(language).catch(() => null)) ?? null,
    [view, language],
  );
  const [by, setBy] = useState('points');
  const chart = own?.charts.find(({ id }) => id === by);
  const ChanceChart = useLazy(chanceChart, by === 'chance');
  const GameChart = useLazy(gameChart, chart !== undefined);
  return (
    <section class="after__chart">
      <Segmented
        legend={words.chart}
        value={by}
        onChange={setBy}
        segments={[
          { value: 'points', label: words.scores[unit] },
          { value: 'chance', label: words.chance },
          ...(own?.charts ?? []).map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      {by === 'points' && (
        <FiguresChart {...props} figures={scores} said={(ends) => words.scoresSaid(ends, unit)} />
      )}
      {by === 'chance' && ChanceChart && <ChanceChart {...props} />}
      {own && chart && GameChart && <GameChart {...props} chart={chart} round={own.round} />}
    </section>
  );
}
