import type { Contest } from './contest';
import type { Interval, Tally } from './tally';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A contest as a table of text: shares of wins, and ratings. */
export function reportLines(contest: Contest, tallies: readonly Tally[]): readonly string[] {
  const { game, options, matches, seed } = contest;
  const head = `${game} ${JSON.stringify(options)}, ${matches} matches, seed ${seed}`;
  const rows = tallies.map(({ name, won, even, rating, meanScore }) => [
    name.padEnd(20),
    percent(won.share).padStart(8),
    `${percent(won.from)} to ${percent(won.to)}`.padStart(20),
    percent(even).padStart(8),
    meanScore.toFixed(1).padStart(7),
    rating.points.toFixed(0).padStart(7),
    `${rating.from.toFixed(0)} to ${rating.to.toFixed(0)}`.padStart(15),
  ]);
  const titles = [
    'player'.padEnd(20),
    'won'.padStart(8),
    '95 %'.padStart(20),
    'even'.padStart(8),
    'points'.padStart(7),
    'Elo'.padStart(7),
    '95 %'.padStart(15),
  ];
  return [head, ...[titles, ...rows].map((cells) => cells.join('  ').trimEnd()), ''];
}

/** A row of a grid: some players, and how often the first of them won under each value of a setting. */
export interface GridRow {
  readonly name: string;
  readonly won: readonly Interval[];
}

/** The contests under every value of a setting, side by side. */
export function gridLines(values: readonly string[], rows: readonly GridRow[]): readonly string[] {
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(24), ...cells.map((cell) => cell.padStart(18))].join(' ').trimEnd();
  const cell = ({ share, from, to }: Interval) =>
    `${percent(share)} (${Math.round(100 * from)}–${Math.round(100 * to)})`;
  return [
    line('won by the first', values),
    ...rows.map(({ name, won }) => line(name, won.map(cell))),
  ];
}
