import type { Contest } from './contest';
import type { Tally } from './tally';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A contest as a table for people: who won how often, and how strong that makes them. */
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
