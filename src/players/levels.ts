import type { Level } from '../kit/header';
import { nextUint32, type RandomWords } from '../kit/random';
import type { Seat } from '../kit/rules';
import type { Candidate } from './thought';

/** How a level thinks, and how it chooses among what it has looked at. */
export interface LevelPlan {
  /** Playouts it thinks at most, those of its last thought that still hold included. */
  readonly playouts: number;
  /** Milliseconds it thinks at most, counted from the question: with what shows the move, less than two seconds. */
  readonly ms: number;
  /**
   * What it plays is at most so much worse than the best, as a share of the win: 0 for always the most
   * visited. Within it, an action that is `warmth` worse is e times rarer.
   */
  readonly margin: number;
  readonly warmth: number;
}

export const LEVEL_PLANS: Readonly<Record<Level, LevelPlan>> = {
  apprentice: { playouts: 24, ms: 1400, margin: 0.2, warmth: 0.1 },
  conductor: { playouts: 150, ms: 1400, margin: 0.06, warmth: 0.03 },
  engineer: { playouts: 1000, ms: 1400, margin: 0, warmth: 0 },
  director: { playouts: 8000, ms: 1400, margin: 0, warmth: 0 },
};

/** An action that has been looked at less often, against the most visited, is worth nobody knows what. */
const LOOKED_AT = 0.1;

/** What a level plays of the candidates, which come the most visited first. */
export function chooseAs(
  { margin, warmth }: Pick<LevelPlan, 'margin' | 'warmth'>,
  candidates: readonly Candidate[],
  seat: Seat,
  random: RandomWords,
): Candidate {
  const [first] = candidates;
  if (!first) throw new RangeError('nothing was looked at');
  if (margin === 0) return first;
  const known = candidates.filter(({ visits }) => visits >= LOOKED_AT * first.visits);
  const best = Math.max(...known.map(({ worth }) => worth[seat]));
  const fit = known.filter(({ worth }) => worth[seat] >= best - margin);
  const weights = fit.map(({ worth }) => Math.exp((worth[seat] - best) / warmth));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let drawn = (nextUint32(random) / 2 ** 32) * sum;
  const chosen = weights.findIndex((weight) => {
    drawn -= weight;
    return drawn < 0;
  });
  return fit[Math.max(0, chosen)];
}
