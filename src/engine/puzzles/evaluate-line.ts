import type { ActionLine } from '../../kit/line';
import type { SearchPlayer } from '../../players/search-player';
import type { PuzzleContext, Spot } from './puzzle-context';
import { worthAfter } from './thinking';

/** The depth of an evaluation: the number of searches, and the playouts of each. */
export interface Effort {
  readonly playouts: number;
  readonly searches: number;
}

/** If a random draw follows at once, many short searches see more of its results. */
export type Efforts = { readonly [Chance in 'none' | 'some']: Effort };

export function effort(playouts: number, searches: number): Effort {
  return { playouts, searches };
}

/** The worth of a line, from several independent searches. */
export interface Evaluated {
  readonly line: ActionLine;
  /** The mean chance to win, 0 … 1. */
  readonly worth: number;
  /** The standard error of that mean. */
  readonly error: number;
}

/** Evaluates one line of a spot. Two evaluations with the same seed have the same random draws. */
export async function evaluate(
  { rules }: PuzzleContext,
  searchPlayer: SearchPlayer,
  spot: Spot,
  line: ActionLine,
  { playouts, searches }: Effort,
  seed: string,
): Promise<Evaluated> {
  const found: number[] = [];
  for (let search = 0; search < searches; search++)
    found.push(await worthAfter(searchPlayer, rules, spot, line, playouts, `${seed} ${search}`));
  const worth = found.reduce((sum, one) => sum + one, 0) / searches;
  const squares = found.reduce((sum, one) => sum + (one - worth) ** 2, 0);
  const error = searches < 2 ? 0 : Math.sqrt(squares / (searches - 1) / searches);
  return { line, worth, error };
}

export function byWorth(a: Evaluated, b: Evaluated): number {
  return b.worth - a.worth;
}
