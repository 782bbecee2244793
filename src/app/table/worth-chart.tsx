import { useMemo } from 'preact/hooks';
import type { LiveMatch } from '../../match/live-match';
import { LinesChart } from '../chart/lines-chart';
import { useBesideWords } from './words';
import { worthOverTime } from './worth';

/** How the worth of everybody's shares grew, move by move. */
export function WorthChart({ match }: { readonly match: LiveMatch }) {
  const words = useBesideWords();
  const entries = match.entries.value;
  const worth = useMemo(() => worthOverTime(match.timeline), [match.timeline, entries]);
  const { seats } = match.header;
  const most = Math.max(1, ...worth.flat());
  return (
    <LinesChart
      title={words.worth}
      said={words.worthSaid(
        seats.map(({ name }, seat) => ({ name, points: worth[seat]?.at(-1) ?? 0 })),
      )}
      lines={seats.map((plan, seat) => ({
        name: plan.name,
        seat: plan,
        values: worth[seat] ?? [],
      }))}
      most={most}
      top={String(most)}
    />
  );
}
