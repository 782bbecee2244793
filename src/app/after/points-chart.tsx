import type { SeatPlan } from '../../kit/header';
import { LinesChart } from '../chart/lines-chart';
import { useAfterWords } from './words';

export interface PointsChartProps {
  readonly seats: readonly SeatPlan[];
  /** By holder, then by position. */
  readonly scores: readonly (readonly number[])[];
  readonly name: (holder: number) => string;
}

/** What everybody would have had, had the match ended after each move. */
export function PointsChart({ seats, scores, name }: PointsChartProps) {
  const words = useAfterWords();
  const most = Math.max(1, ...scores.flat());
  const lines = scores.map((values, holder) => ({
    name: name(holder),
    seat: seats[holder] ?? null,
    values,
  }));
  const ends = lines.map(({ name, values }) => ({ name, points: values.at(-1) ?? 0 }));
  return (
    <LinesChart
      title={words.pointsTitle}
      said={words.pointsSaid(ends)}
      lines={lines}
      values={ends.map(({ points }) => String(points))}
      most={most}
      top={String(most)}
    />
  );
}
