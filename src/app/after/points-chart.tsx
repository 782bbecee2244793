import type { SeatPlan } from '../../kit/header';
import type { ScoreUnit } from '../../ui/game-view';
import { FiguresChart } from './figures-chart';
import { useAfterWords } from './words';

export interface PointsChartProps {
  readonly seats: readonly SeatPlan[];
  /** By holder, then by position. */
  readonly scores: readonly (readonly number[])[];
  readonly name: (holder: number) => string;
  /** The game's heading for the chart. */
  readonly title: string;
  readonly unit: ScoreUnit;
}

/** Everybody's score if the match had ended after each move. */
export function PointsChart({ scores, unit, ...props }: PointsChartProps) {
  const words = useAfterWords();
  return <FiguresChart {...props} figures={scores} said={(ends) => words.scoresSaid(ends, unit)} />;
}
