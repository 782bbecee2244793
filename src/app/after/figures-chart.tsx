import { useMemo } from 'preact/hooks';
import type { SeatPlan } from '../../kit/header';
import { LinesChart } from '../chart/lines-chart';

/** A holder and what it has at the end. */
export interface End {
  readonly name: string;
  readonly figure: number;
}

export interface FiguresChartProps {
  readonly title: string;
  readonly seats: readonly SeatPlan[];
  /** By holder, then by moment; null: it has none then. Pass the same list while the figures do not change. */
  readonly figures: readonly (readonly (number | null)[])[];
  readonly name: (holder: number) => string;
  /** The chart in words, from what those have at the end who have something. */
  readonly said: (ends: readonly End[]) => string;
}

/** With a minus sign, as in all sentences; a hyphen would look shorter. */
const written = (figure: number) => (figure < 0 ? `−${-figure}` : String(figure));

/** Everybody's figures over a match. */
export function FiguresChart({ title, seats, figures, name, said }: FiguresChartProps) {
  const known = figures.flat().flatMap((figure) => figure ?? []);
  const max = Math.max(1, ...known);
  const min = Math.min(0, ...known);
  const lines = useMemo(
    () =>
      figures.map((values, holder) => ({
        name: name(holder),
        seat: seats[holder] ?? null,
        values,
      })),
    [figures, seats],
  );
  const ends = lines.map(({ name: whose, values }) => ({ name: whose, figure: values.at(-1) }));
  return (
    <LinesChart
      title={title}
      said={said(
        ends.flatMap(({ name: whose, figure }) =>
          typeof figure === 'number' ? { name: whose, figure } : [],
        ),
      )}
      lines={lines}
      values={ends.map(({ figure }) => (typeof figure === 'number' ? written(figure) : '–'))}
      min={min}
      max={max}
      top={written(max)}
      bottom={written(min)}
    />
  );
}
