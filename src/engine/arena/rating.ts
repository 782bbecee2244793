import { below, type RandomWords, randomFrom } from '../../kit/random';

/** The contestants of one match with their places; equal numbers are shared places. */
export type Finish = readonly { readonly contestant: number; readonly place: number }[];

/** A rating in Elo points with its 95 % confidence interval. The mean of all contestants is 0. */
export interface Rating {
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

/** Two contestants, and how often each finished before the other. */
interface Pair {
  readonly a: number;
  readonly b: number;
  winsOfA: number;
  winsOfB: number;
}

const POINTS = 400 / Math.LN10;
const SAMPLES = 400;
const ROUNDS = 200;

/**
 * Bradley–Terry ratings from places: a better place is a win, a shared place half a win for each. Every pair that
 * has met gets an extra half win and half loss, so that a player who has always won has a finite rating. The
 * intervals come from resampling the matches (bootstrap), because the duels within one match are not
 * independent.
 */
export function ratings(
  finishes: readonly Finish[],
  contestants: number,
  seed: string,
): readonly Rating[] {
  const random = randomFrom(seed);
  const samples = Array.from({ length: SAMPLES }, () =>
    rate(resample(finishes, random), contestants),
  );
  return rate(finishes, contestants).map((points, contestant) => {
    const drawn = samples.map((sample) => sample[contestant] ?? points).sort((a, b) => a - b);
    const from = drawn[Math.floor(0.025 * SAMPLES)] ?? points;
    return { points, from, to: drawn[Math.ceil(0.975 * SAMPLES) - 1] ?? points };
  });
}

/** As many matches, sampled with replacement. */
function resample(finishes: readonly Finish[], random: RandomWords): readonly Finish[] {
  return finishes.map((own) => finishes[below(random, finishes.length)] ?? own);
}

function newPair(a: number, b: number): Pair {
  return { a, b, winsOfA: 0.5, winsOfB: 0.5 };
}

function pairsOf(finishes: readonly Finish[]): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  for (const finish of finishes) {
    for (const [index, one] of finish.entries()) {
      for (const other of finish.slice(index + 1)) {
        if (one.contestant === other.contestant) continue;
        const [a, b] = one.contestant < other.contestant ? [one, other] : [other, one];
        const key = `${a.contestant} ${b.contestant}`;
        const pair = pairs.get(key) ?? newPair(a.contestant, b.contestant);
        const forA = a.place === b.place ? 0.5 : a.place < b.place ? 1 : 0;
        pair.winsOfA += forA;
        pair.winsOfB += 1 - forA;
        pairs.set(key, pair);
      }
    }
  }
  return [...pairs.values()];
}

/** The maximum-likelihood strengths (Hunter's MM algorithm), in points. */
function rate(finishes: readonly Finish[], contestants: number): readonly number[] {
  const pairs = pairsOf(finishes);
  let strengths = Array.from({ length: contestants }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const before = strengths;
    const strengthOf = (contestant: number) => before[contestant] ?? 1;
    const next = before.map((own, contestant) => {
      let won = 0;
      let expected = 0;
      for (const { a, b, winsOfA, winsOfB } of pairs) {
        if (a !== contestant && b !== contestant) continue;
        won += a === contestant ? winsOfA : winsOfB;
        expected += (winsOfA + winsOfB) / (strengthOf(a) + strengthOf(b));
      }
      return expected === 0 ? own : won / expected;
    });
    const mean = next.reduce((sum, strength) => sum + Math.log(strength), 0) / contestants;
    strengths = next.map((strength) => strength / Math.exp(mean));
  }
  return strengths.map((strength) => POINTS * Math.log(strength));
}
