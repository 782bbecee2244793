import type { Level } from '../kit/header';
import { nextUint32, type RandomWords } from '../kit/random';
import type { Seat } from '../kit/rules';
import type { Candidate, Choosing } from './thought';

/** How a level searches, and how it chooses among the candidates. */
export interface LevelPlan extends Choosing {
  /** The maximum number of playouts, including those reused from its last search. */
  readonly playouts: number;
  /** The maximum time in milliseconds from the question. With showing the move it stays below two seconds. */
  readonly ms: number;
}

/** What a level is, in one place: nothing else asks which level it has. */
interface Traits extends LevelPlan {
  /** Its search is so short that one worker is enough, and the phone stays cool. */
  readonly usesOneWorker?: true;
  /** Its margin is that of the game's tuning, instead of the one here. */
  readonly isTuned?: true;
}

export const LEVEL_PLANS: Readonly<Record<Level, Traits>> = {
  apprentice: { playouts: 24, ms: 1400, margin: 0.2, temperature: 0.1, usesOneWorker: true },
  conductor: { playouts: 150, ms: 1400, margin: 0.06, temperature: 0.03, usesOneWorker: true },
  engineer: { playouts: 1000, ms: 1400, margin: 0, temperature: 0, isTuned: true },
  director: { playouts: 8000, ms: 1400, margin: 0, temperature: 0 },
};

/** What a level does in a game; `engineerMargin` is of its tuning. */
export function planOf(level: Level, engineerMargin: number): LevelPlan {
  const plan = LEVEL_PLANS[level];
  if (!plan.isTuned) return plan;
  return { ...plan, margin: engineerMargin, temperature: engineerMargin / 2 };
}

/** The value of a candidate with a smaller share of the visits of the most visited one is not reliable. */
const MIN_VISIT_SHARE = 0.1;

/** What a level plays. `candidates` have the most visited first. */
export function chooseAs(
  { margin, temperature }: Choosing,
  candidates: readonly Candidate[],
  seat: Seat,
  random: RandomWords,
): Candidate {
  const [first] = candidates;
  if (!first) throw new RangeError('there are no candidates');
  if (margin === 0) return first;
  const explored = candidates.filter(({ visits }) => visits >= MIN_VISIT_SHARE * first.visits);
  const best = Math.max(...explored.map(({ worth }) => worth[seat]));
  const eligible = explored.filter(({ worth }) => worth[seat] >= best - margin);
  const weights = eligible.map(({ worth }) => Math.exp((worth[seat] - best) / temperature));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let drawn = (nextUint32(random) / 2 ** 32) * sum;
  const chosen = weights.findIndex((weight) => {
    drawn -= weight;
    return drawn < 0;
  });
  return eligible[Math.max(0, chosen)];
}
