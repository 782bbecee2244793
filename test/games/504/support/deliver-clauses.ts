import { expect } from 'vitest';
import type { Form } from './bare';

/*
 * Pick-up & Deliver (M1) worked out from a written position by the clauses alone, without the code of the rules.
 */

const GOODS = ['cattle', 'wood', 'grain', 'ore', 'fish'];
/** By number of the city modulo 5 (G3.2). */
const OFFERS = ['ore', 'cattle', 'fish', 'wood', 'grain'];
const TRACK = [10, 10, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140];
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
const roleIn = (form: Form, digit: number) => form.options.world.indexOf(String(digit)) + 1;
const isAlone = (form: Form) => form.owners.every(({ residents }: Form) => residents === undefined);

/** M1.16: the points of role I. */
export function deliveredPoints(delivered: Record<string, number>): number {
  const counts = GOODS.map((good) => delivered[good] ?? 0);
  return sum(counts.map((count) => [0, 5, 9, 12, 14][count] ?? 15)) + 2 * Math.min(...counts);
}

/** M1.18: what the goods listed bring, and the prices afterwards. */
export function soldByTrack({ turn, prices }: Form): { money: number; prices: Form } {
  const after = { ...prices };
  const paid = (turn?.sales ?? []).map((sold: string) => {
    const money = TRACK[after[sold]];
    for (const good of GOODS)
      after[good] = good === sold ? Math.max(0, after[good] - 3) : Math.min(15, after[good] + 1);
    return money;
  });
  return { money: sum(paid), prices: after };
}

/** M1.4. */
export function upgradePrice(form: Form, what: 'speed' | 'hold'): number {
  const isCheap = roleIn(form, 1) === 3 && !isAlone(form);
  return { speed: isCheap ? 30 : 50, hold: isCheap ? 40 : 80 }[what];
}

/** M1.11: of the next point. */
export const extraPrice = ({ turn }: Form): number => 20 + 10 * (turn.extra ?? 0);

/** M1.7, in halves. */
export function driveCost(form: Form, owner: number, to: string): number {
  const from = form.owners[owner].trolley.at;
  const isRoad = (form.roads ?? []).some(
    (road: Form) =>
      road.owner === owner && road.between.includes(from) && road.between.includes(to),
  );
  if (isRoad) return 1;
  return form.map[to].kind === 'mountain' ? 4 : 2;
}

/** Residents aboard (M1.13). */
export const aboard = ({ trolley }: Form): number =>
  sum((trolley?.holds ?? []).map((hold: Form) => hold?.residents ?? 0));

/** M1.2, M1.3, M1.8 to M1.10, M8.4: every good is somewhere, and what is delivered is covered. */
export function expectGoodsAddUp(form: Form): void {
  if (roleIn(form, 1) === 0) return;
  const tiles = Object.values<Form>(form.map);
  const owners = form.owners.filter((owner: Form) => owner.founded !== false);
  for (const { trolley } of owners) {
    if (trolley.at) expect(form.map[trolley.at].kind).not.toBe('water');
    expect(trolley.holds.length).toBeLessThanOrEqual(2);
  }
  const hasDemand = roleIn(form, 1) !== 3;
  const lists = [
    ...tiles.map((tile) => tile.loose ?? []),
    ...owners.map(({ trolley }: Form) => trolley.holds),
    ...(hasDemand ? [] : owners.flatMap(({ houses }: Form) => Object.values(houses ?? {}))),
    ...tiles.map(({ plant }) => (plant?.full ? [plant.good] : [])),
  ].flat();
  for (const good of GOODS) {
    const offering = tiles.filter(({ number }) => number && OFFERS[number % 5] === good);
    const plants = tiles.filter(({ plant }) => plant?.good === good);
    const given = roleIn(form, 8) ? plants.length : hasDemand ? 4 * offering.length : 0;
    const delivered = sum(owners.map((owner: Form) => owner.delivered?.[good] ?? 0));
    const left = sum(offering.map((tile) => tile.goods ?? 0));
    const found = left + delivered + lists.filter((one) => one === good).length;
    expect(found).toBeLessThanOrEqual(given);
    // M8.7: only what lies on a house that is lost leaves the game.
    if (hasDemand) expect(found).toBe(given);
    const covered = tiles.filter((tile) => tile.covered?.includes(good)).length;
    expect(covered).toBe(hasDemand ? delivered : 0);
  }
  // M2.4: an HQ that moves leaves its goods behind.
  for (const { houses = {}, hq } of owners)
    for (const [hex, goods] of Object.entries<Form>(houses))
      expect(goods.length).toBeLessThanOrEqual(hex === hq || roleIn(form, 2) ? 2 : 1);
}
