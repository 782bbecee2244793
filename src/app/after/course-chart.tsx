import { useState } from 'preact/hooks';
import { lazy, useLazy } from '../../ui/lazy';
import { Segmented } from '../../ui/segmented';
import type { ChanceChartProps } from './chance-chart';
import { PointsChart, type PointsChartProps } from './points-chart';
import { useAfterWords } from './words';

const chanceChart = lazy(async () => (await import('./chance-chart')).ChanceChart);

/** The course of the match: by points at once, or by chances, which must be computed first. */
export function CourseChart(props: PointsChartProps & ChanceChartProps) {
  const words = useAfterWords();
  const [by, setBy] = useState<'points' | 'chance'>('points');
  const ChanceChart = useLazy(chanceChart, by === 'chance');
  return (
    <section class="after__chart">
      <Segmented
        legend={words.chart}
        value={by}
        onChange={setBy}
        segments={[
          { value: 'points', label: words.points },
          { value: 'chance', label: words.chance },
        ]}
      />
      {by === 'points' ? <PointsChart {...props} /> : ChanceChart && <ChanceChart {...props} />}
    </section>
  );
}
