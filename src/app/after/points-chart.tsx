import type { SeatPlan } from '../../kit/header';
import { LinesChart } from '../chart/lines-chart';
import { useAfterWords } from './words';

export interface PointsChartProps {
  readonly seats: readonly SeatPlan[];
  /** By holder, then by position. */
  readonly scores: readonly (readonly number[])[];
  readonly name: (holder: number) => string;
  /** The game's heading for the chart. */
  readonly title: string;
}

/** Everybody's score if the match had ended after each move. */
export function PointsChart({ seats, scores, name, title }: PointsChartProps) {
  const words = useAfterWords();
  const max = Math.max(1, ...scores.flat());
  const min = Math.min(0, ...scores.flat());
  const lines = scores.map((values, holder) => ({
    name: name(holder),
    seat: seats[holder] ?? null,
    values,
  }));
  const ends = lines.map(({ name, values }) => ({ name, points: values.at(-1) ?? 0 }));
  return (
    <LinesChart
      title={title}
      said={words.pointsSaid(ends)}
      lines={lines}
      values={ends.map(({ points }) => String(points))}
      min={min}
      max={max}
      top={String(max)}
      bottom={String(min)}
    />
  );
}
