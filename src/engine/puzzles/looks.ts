import type { Action } from '../../kit/rules';
import type { Mind } from '../../players/mind';
import type { Spot, Workshop } from './spot';
import { worthAfter } from './thinking';

/** How closely to look at an action: how many searches, of so many playouts each. */
export interface Look {
  readonly playouts: number;
  readonly searches: number;
}

/** Where chance speaks at once, many short searches see more of what it may say. */
export type Looks = { readonly [Chance in 'none' | 'some']: Look };

export function look(playouts: number, searches: number): Look {
  return { playouts, searches };
}

/** What an action is worth, by several searches that know nothing of each other. */
export interface Weighed {
  readonly action: Action;
  /** The mean chance to win, 0 … 1. */
  readonly worth: number;
  /** The standard error of that mean. */
  readonly error: number;
}

/** Weighs one action of a spot. Two that are weighed by the same seed meet the same chance. */
export async function weigh(
  { rules }: Workshop,
  mind: Mind,
  spot: Spot,
  action: Action,
  { playouts, searches }: Look,
  seed: string,
): Promise<Weighed> {
  const found: number[] = [];
  for (let search = 0; search < searches; search++)
    found.push(await worthAfter(mind, rules, spot, action, playouts, `${seed} ${search}`));
  const worth = found.reduce((sum, one) => sum + one, 0) / searches;
  const squares = found.reduce((sum, one) => sum + (one - worth) ** 2, 0);
  const error = searches < 2 ? 0 : Math.sqrt(squares / (searches - 1) / searches);
  return { action, worth, error };
}

export function byWorth(a: Weighed, b: Weighed): number {
  return b.worth - a.worth;
}
