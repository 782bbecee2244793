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
export function soldByTrack(form: Form, owner: number): { money: number; prices: Form } {
  const { paid, prices } = pricesOf(form);
  const each = form.owners[owner].privileges?.includes('I(6)') ? 10 : 0;
  const tolls = tollsIn(form, owner).map(({ toll }) => toll);
  return { money: sum(paid) + each * paid.length - sum(tolls), prices };
}

/** The price of each good listed, and the prices afterwards. */
function pricesOf({ turn, prices }: Form): { paid: readonly number[]; prices: Form } {
  const after = { ...prices };
  const paid = (turn?.sales ?? []).map((sale: Form) => {
    const sold = sale.good ?? sale;
    const money = TRACK[after[sold]];
    for (const good of GOODS)
      after[good] = good === sold ? Math.max(0, after[good] - 3) : Math.min(15, after[good] + 1);
    return money;
  });
  return { paid, prices: after };
}

const isSettledBy = (one: Form, hex: string): boolean =>
  one.hq === hex || (one.settlements ?? []).includes(hex);

/** X2: what of each good listed is lost, and where. */
function tollsIn(form: Form, owner: number): readonly { toll: number; at: string }[] {
  if (roleIn(form, 4) === 0 || roleIn(form, 8) === 1) return [];
  const { paid } = pricesOf(form);
  return (form.turn?.sales ?? []).map(({ at }: Form, index: number) => ({
    toll: isSettledBy(form.owners[owner], at) ? 0 : Math.floor((paid[index] ?? 0) / 10),
    at,
  }));
}

/** X2: who gets how much of it. */
export function tollsOf(form: Form, owner: number): readonly (readonly [number, number])[] {
  return tollsIn(form, owner).flatMap(({ toll, at }) => {
    const host = form.owners.findIndex((one: Form) => isSettledBy(one, at));
    return host >= 0 && toll > 0 ? [[host, toll] as const] : [];
  });
}

/** M1.4. */
export function upgradePrice(form: Form, what: 'speed' | 'hold'): number {
  const isCheap = roleIn(form, 1) === 3 && !isAlone(form);
  const less = form.owners[form.order[form.at]].privileges?.includes('I(8)') ? 15 : 0;
  return { speed: isCheap ? 30 : 50, hold: isCheap ? 40 : 80 }[what] - less;
}

/** M1.11: of the next point. */
export const extraPrice = ({ turn }: Form): number => 20 + 10 * (turn.extra ?? 0);

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
    expect([3, 4, 5, 7]).toContain(trolley.speed);
    expect(trolley.holds.length).toBeLessThanOrEqual(2);
    for (const hold of trolley.holds)
      if (hold?.residents !== undefined) expect([1, 2]).toContain(hold.residents);
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
    const delivered =
      (form.delivered?.[good] ?? 0) +
      sum(owners.map((owner: Form) => owner.delivered?.[good] ?? 0));
    const left = sum(offering.map((tile) => tile.goods ?? 0));
    const found = left + delivered + lists.filter((one) => one === good).length;
    expect(found).toBeLessThanOrEqual(given);
    // Only what lies on a house that is lost (M8.7) or in the trolley of a company that fell leaves the game.
    if (hasDemand && !mayFall(form)) expect(found).toBe(given);
    const covered = tiles.filter((tile) => tile.covered?.includes(good)).length;
    // M4.19: of 1.I alone it is remembered what a company that fell has delivered.
    if (roleIn(form, 1) === 1 || !mayFall(form)) expect(covered).toBe(hasDemand ? delivered : 0);
    else expect(delivered).toBeLessThanOrEqual(covered);
  }
  // M2.4: an HQ that moves leaves its goods behind.
  for (const { houses = {}, hq, privileges = [] } of owners) {
    const isRoomy = (hex: string) => hex === hq || roleIn(form, 2) > 0 || roleIn(form, 4) > 0;
    const over = Object.entries<Form>(houses).map(
      ([hex, goods]) => goods.length - (isRoomy(hex) ? 2 : 1),
    );
    // II(6): one of them may have one more.
    expect(sum(over.filter((more) => more > 0))).toBeLessThanOrEqual(
      privileges.includes('II(6)') ? 1 : 0,
    );
  }
}

/** M4.19: whether companies can fall. */
const mayFall = (form: Form) => roleIn(form, 4) > 0 && [1, 2].includes(roleIn(form, 9));
