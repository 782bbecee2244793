import type { SampledMatch } from './collect';
import { chancesIn, curveFrom } from './curve';

/** Parts of the matches, each judged by what the others teach. */
const PARTS = 5;
const BINS = 10;

interface Bin {
  count: number;
  called: number;
  won: number;
}

/**
 * How often positions were won that were called 0 to 10 %, 10 to 20 % and so on, as lines of text, and the expected error.
 * No match is judged by figures that it has helped to find.
 */
export function calibrationLines(matches: readonly SampledMatch[]): readonly string[] {
  const bins = Array.from({ length: BINS }, (): Bin => ({ count: 0, called: 0, won: 0 }));
  for (let part = 0; part < PARTS; part++) {
    const isIn = (_: SampledMatch, at: number) => at % PARTS === part;
    const curve = curveFrom(matches.filter((match, at) => !isIn(match, at)));
    for (const { samples, result } of matches.filter(isIn))
      for (const sample of samples)
        for (const [holder, chance] of chancesIn(curve, sample).entries())
          note(bins, chance, result[holder] ?? 0);
  }
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const error = bins.reduce((sum, { called, won }) => sum + Math.abs(called - won), 0) / all;
  return [
    '| called | positions | called on average | won |',
    '| --- | --- | --- | --- |',
    ...bins.flatMap((bin, at) => (bin.count > 0 ? lineOf(bin, at) : [])),
    '',
    `Expected error: ${percent(error)} points.`,
  ];
}

function note(bins: readonly Bin[], chance: number, won: number): void {
  const bin = bins[Math.min(BINS - 1, Math.floor(BINS * chance))];
  if (!bin) return;
  bin.count++;
  bin.called += chance;
  bin.won += won;
}

function lineOf({ count, called, won }: Bin, at: number): string {
  const wide = 100 / BINS;
  return `| ${at * wide} to ${(at + 1) * wide} % | ${count} | ${percent(called / count)} % | ${percent(won / count)} % |`;
}

const percent = (share: number) => (100 * share).toFixed(1);
