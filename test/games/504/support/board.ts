import { expect } from 'vitest';
import { expectCommonRoads } from './armies';
import type { Form } from './bare';
import { roleIn, settled } from './by-the-clauses';

const TILES: Record<string, number> = {
  city: 10,
  water: 11,
  grassland: 10,
  forest: 9,
  field: 8,
  mountain: 7,
  desert: 6,
};
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

export function expectTiles({ map, stacks }: Form): void {
  const kinds = Object.values<Form>(map).map((tile) => tile.kind);
  for (const [kind, count] of Object.entries(TILES))
    expect(kinds.filter((one) => one === kind).length + (stacks?.[kind] ?? 0)).toBe(count);
  const numbers = Object.values<Form>(map).flatMap((tile) => tile.number ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const tile of Object.values<Form>(map))
    expect(tile.vp ?? 0).toBeGreaterThanOrEqual(tile.fresh ? 1 : 0);
}

export function expectShares(
  { shares, bank, own = 0, founded, president, value }: Form,
  form: Form,
): void {
  expect(sum(shares) + bank + own).toBe(10);
  expect(Math.max(...shares)).toBeLessThanOrEqual(5);
  if (roleIn(form, 9) === 1) expect(bank).toBeLessThanOrEqual(5);
  if (!founded) return;
  expect(shares[president]).toBe(Math.max(...shares));
  expect(value % 10).toBe(0);
  expect(value).toBeGreaterThanOrEqual(10);
}

/** Own roads have own settlements at both ends (M6.3, M6.12). */
export function expectRoads(form: Form): void {
  const { roads = [], owners } = form;
  if (roleIn(form, 4) > 0 && roleIn(form, 6) > 0) {
    expectCommonRoads(form);
    return;
  }
  for (const { between, owner } of roads) {
    if (owner === null) continue;
    for (const hex of between) expect(settled(owners[owner])).toContain(hex);
  }
}
