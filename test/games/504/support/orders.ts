import { expect } from 'vitest';
import type { Form } from './bare';
import { hasCompanies } from './by-the-clauses';
import { orderOf } from './cards';

/** G5.2: the order of a round, with the position as it was told last. */
export function expectOrder({ round, order }: Form, before: Form, now: Form): void {
  expect(round).toBe(before.round + 1);
  const kind = orderOf(now);
  if (kind === 'value') {
    expect(order).toEqual(now.market);
    return;
  }
  const last = hasCompanies(now) ? before.last : before.order;
  if (round === 1 && !hasCompanies(now)) return;
  if (kind === 'clockwise') expect(order).toEqual(last);
  else expect(order).toEqual(sorted(last, now));
}

function sorted(last: readonly number[], now: Form): readonly number[] {
  const kind = orderOf(now);
  const figure = (owner: number) => {
    const { vp, income } = now.owners[owner];
    if (kind === 'points') return vp;
    return kind === 'income-up' ? income : -income;
  };
  const old = [...last].reverse().sort((a, b) => figure(a) - figure(b));
  const news = (now.foundedOrder ?? []).filter((company: number) => !last.includes(company));
  return [...news.reverse(), ...old];
}
