import { below, type RandomWords, randomFrom } from '../../kit/random';

/** Contestants by number, best first. */
export type Ranking = readonly number[];

/** A rating in Elo points, the mean of all contestants 0, with bounds that hold it 19 times in 20. */
export interface Rating {
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

/** Two contestants, and how often each came before the other. */
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
 * Bradley–Terry ratings from rankings: whoever stands before another has beaten it. Each pair that has met
 * is given half a win and half a loss besides, so that a player who has won always has a rating too. The
 * bounds come from drawing the matches anew (bootstrap), because the places of one match are no duels apart.
 */
export function ratings(
  rankings: readonly Ranking[],
  contestants: number,
  seed: string,
): readonly Rating[] {
  const random = randomFrom(seed);
  const samples = Array.from({ length: SAMPLES }, () =>
    rate(drawAgain(rankings, random), contestants),
  );
  return rate(rankings, contestants).map((points, contestant) => {
    const drawn = samples.map((sample) => sample[contestant] ?? points).sort((a, b) => a - b);
    const from = drawn[Math.floor(0.025 * SAMPLES)] ?? points;
    return { points, from, to: drawn[Math.ceil(0.975 * SAMPLES) - 1] ?? points };
  });
}

/** As many rankings, each drawn from all. */
function drawAgain(rankings: readonly Ranking[], random: RandomWords): readonly Ranking[] {
  return rankings.map((own) => rankings[below(random, rankings.length)] ?? own);
}

function pairsOf(rankings: readonly Ranking[]): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  for (const ranking of rankings) {
    for (const [place, better] of ranking.entries()) {
      for (const worse of ranking.slice(place + 1)) {
        if (better === worse) continue;
        const [a, b] = better < worse ? [better, worse] : [worse, better];
        const pair = pairs.get(`${a} ${b}`) ?? { a, b, winsOfA: 0.5, winsOfB: 0.5 };
        if (better === a) pair.winsOfA++;
        else pair.winsOfB++;
        pairs.set(`${a} ${b}`, pair);
      }
    }
  }
  return [...pairs.values()];
}

/** The strengths under which these rankings are likeliest, by repeated correction (Hunter's MM), in points. */
function rate(rankings: readonly Ranking[], contestants: number): readonly number[] {
  const pairs = pairsOf(rankings);
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
