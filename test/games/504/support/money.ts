import { expect } from 'vitest';
import type { Form } from './bare';
import { markersOf, roleIn } from './by-the-clauses';
import { has, shifted } from './cards';

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/** M9.18, M9.21: what is paid a share, and what the company keeps. */
export function expectDividend({ company, each, kept }: Form, now: Form, isHalf: boolean): void {
  const { income, shares, bank } = now.owners[company];
  const isOne = roleIn(now, 9) === 1;
  if (!isOne || isHalf) expect(each).toBe(Math.floor(income / 20));
  else expect([0, Math.floor(income / 10)]).toContain(each);
  const counted = isOne ? sum(shares) + bank : 10;
  expect(kept).toBe(income - each * counted);
}

/** M9.18. */
export function upkeepOf(now: Form, company: number): number {
  const { settlements, residents } = now.owners[company];
  const due = 3 * settlements.length + sum(Object.values<number[]>(residents ?? {}).flat());
  return has(now, company, 'I(7)') ? Math.min(20, due) : due;
}

/** M5.6 to M5.8: the markers before a tile was laid, one of them moved by a card. */
export function expectFound({ at, markers, found }: Form, now: Form, action: Form): void {
  const { [at]: laid, ...map } = now.map;
  expect(laid.kind).toBe(found);
  const stacks = { ...now.stacks, [found]: now.stacks[found] + 1 };
  const placed = markersOf({ map, stacks }, at);
  const { do: word, from, to } = action;
  expect(markers).toEqual(word === 'shift' ? shifted(placed, from, to) : placed);
  expect(markers[found]).toBeGreaterThan(0);
}
