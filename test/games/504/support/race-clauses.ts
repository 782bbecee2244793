import type { Form } from './bare';

/*
 * Race (M2) worked out from a written position by the clauses alone, without the code of the rules.
 */

const TERRAINS = ['city', 'grassland', 'forest', 'field', 'mountain', 'desert'];
const GOODS = ['cattle', 'wood', 'grain', 'ore', 'fish'];

/** M2.8: the points of role I. */
export function cardPoints(form: Form, { cards, home }: Form): number {
  const x = /^.?9/.test(form.options.world) ? 6 : ({ 2: 9, 3: 8, 4: 7 }[form.seats as number] ?? Number.NaN);
  const population = cards.length + (home === null ? 0 : 1);
  if (population > x) return 50;
  return [40, 32, 26][x - population] ?? 22;
}

/** M2.9: what an action that settles brings by 2.II; told before it is played. */
export function raceIncome(form: Form, owner: number, { at, isReached }: Arrival): number {
  const { kind, number } = form.map[at];
  const { cards, home } = form.owners[owner];
  const isEmpty = !form.owners.some((one: Form) => one.hq === at || one.settlements?.includes(at));
  const settling = isEmpty ? ({ city: 10, mountain: 10 }[kind as string] ?? 5) : 0;
  const isNew = isReached && kind === 'city' && number !== home && !cards.includes(number);
  return settling + (isNew ? 10 * (cards.length + 1) : 0);
}

interface Arrival {
  readonly at: string;
  /** The settler reaches the city by itself. */
  readonly isReached: boolean;
}

/** M2.10: the bonuses whose feat an owner has done, by the module that gives them. */
export function featsDone(form: Form, owner: number, counts: Record<string, number>) {
  const world = form.options.world as string;
  const digit = world[0] === '9' ? world[1] : world[0];
  const terrainsWith = (figures: Record<string, number>, least: number) =>
    TERRAINS.filter((kind) => (figures[kind] ?? 0) >= least);
  switch (digit) {
    case '5':
      return terrainsWith(form.owners[owner].explored ?? {}, 3);
    case '6':
      return terrainsWith(counts, 3);
    case '7':
      return [
        ...(terrainsWith(counts, 1).length === 6 ? ['one-each'] : []),
        ...(terrainsWith(counts, 2).length === 6 ? ['two-each'] : []),
      ];
    default: {
      const plants = Object.values<Form>(form.map).filter((tile) => tile.plant?.owner === owner);
      const of = (good: string) => plants.filter(({ plant }) => plant.good === good).length;
      return GOODS.filter((good) => of(good) >= 3);
    }
  }
}

/** What such a bonus is worth in points; in dollars ten times as much. */
export function featWorth(key: string): number {
  return { 'one-each': 10, 'two-each': 20 }[key] ?? 5;
}
