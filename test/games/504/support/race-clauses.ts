import type { Form } from './bare';

/*
 * Race (M2) worked out from a written position by the clauses alone, without the code of the rules.
 */

const TERRAINS = ['city', 'grassland', 'forest', 'field', 'mountain', 'desert'];
const GOODS = ['cattle', 'wood', 'grain', 'ore', 'fish'];
/** Tiles with a settlement or the HQ of an owner. */
const settled = ({ hq, settlements }: Form): readonly string[] =>
  hq ? [hq, ...settlements] : (settlements ?? []);

/** M2.8: the points of role I. */
export function cardPoints(form: Form, { cards, home, since = 0 }: Form): number {
  const isAlone = form.owners.every((owner: Form) => owner.residents === undefined);
  const fewer = form.options.world.includes('4') ? 2 : 0;
  const x = isAlone
    ? 9
    : /^.?9/.test(form.options.world)
      ? 6 - fewer
      : ({ 2: 9, 3: 8, 4: 7 }[form.seats as number] ?? Number.NaN) - fewer;
  const population = cards.length + (home === null ? 0 : 1);
  if (population > x) return 50 + since;
  return since + ([40, 32, 26][x - population] ?? 22);
}

/** M2.9: what new settlements of an owner bring by 2.II; a conquered tile counts as empty. */
export function settlingIncome(before: Form, now: Form, owner: number): number {
  const own = settled(before.owners[owner]);
  const { settlements = [] } = now.owners[owner];
  const placed: string[] = settlements.filter((hex: string) => !own.includes(hex));
  const isShared = (hex: string) =>
    now.map[hex].barracks ||
    now.owners.some((one: Form, other: number) => other !== owner && settled(one).includes(hex));
  const worth = (hex: string) => (['city', 'mountain'].includes(now.map[hex].kind) ? 10 : 5);
  return placed.reduce((sum, hex) => sum + (isShared(hex) ? 0 : worth(hex)), 0);
}

/** M2.9: what reaching a tile brings by 2.II; asked before its card is marked. */
export function reachIncome(form: Form, owner: number, at: string): number {
  const { kind, number } = form.map[at];
  const { cards, home } = form.owners[owner];
  const isNew = kind === 'city' && number !== home && !cards.includes(number);
  return isNew ? 10 * (cards.length + 1) : 0;
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
    case '3':
      return factoryFeats(form, owner);
    case '4':
      // What is for free cities is told with each of them.
      return [];
    case '1':
      return GOODS.filter((good) => (form.owners[owner].delivered[good] ?? 0) >= 2);
    default: {
      const plants = Object.values<Form>(form.map).filter((tile) => tile.plant?.owner === owner);
      const of = (good: string) => plants.filter(({ plant }) => plant.good === good).length;
      return GOODS.filter((good) => of(good) >= 3);
    }
  }
}

function factoryFeats({ map }: Form, owner: number): readonly string[] {
  const counts = Object.values<Form>(map).map(({ factories }) => factories?.[owner] ?? 0);
  return [
    ...(counts.filter((count) => count > 0).length >= 3 ? ['three-cities'] : []),
    ...(counts.some((count) => count >= 3) ? ['one-city'] : []),
  ];
}

/** What such a bonus is worth in points; in dollars ten times as much. */
export function featWorth(key: string): number {
  return { 'three-cities': 10, 'one-city': 10, 'one-each': 10, 'two-each': 20 }[key] ?? 5;
}
