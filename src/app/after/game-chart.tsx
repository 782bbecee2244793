import { useMemo } from 'preact/hooks';
import type { MatchChart, MatchCharts } from '../../kit/charts';
import { figuresIn, type PlayedCourse } from './course';
import { FiguresChart, type FiguresChartProps } from './figures-chart';
import { useAfterWords } from './words';

interface GameChartProps extends Pick<FiguresChartProps, 'seats' | 'name'> {
  /** By holder, then by position. */
  readonly scores: readonly (readonly number[])[];
  readonly chart: MatchChart;
  readonly round: MatchCharts['round'];
  readonly course: PlayedCourse;
}

/** A figure that the game itself names, over the match. */
export function GameChart({ chart, round, course, scores, seats, name }: GameChartProps) {
  const words = useAfterWords();
  const holders = scores.length;
  const figures = useMemo(
    () => figuresIn(course, chart, round, holders),
    [course, chart, round, holders],
  );
  const { title } = chart;
  return (
    <FiguresChart
      title={title}
      seats={seats}
      figures={figures}
      name={name}
      said={(ends) => words.figuresSaid(title, ends)}
    />
  );
}
