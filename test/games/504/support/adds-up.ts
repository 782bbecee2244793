import { expect } from 'vitest';
import { expectControl, inTheField } from './armies';
import type { Form } from './bare';
import { expectRoads, expectShares, expectTiles } from './board';
import { counts as countsFor, hasCompanies, roleIn, settled } from './by-the-clauses';
import { expectStall, orderOf } from './cards';
import { aboard, expectGoodsAddUp } from './deliver-clauses';
import { featsDone } from './race-clauses';

const PIECES = [30, 25, 20, 15];
/** In worlds without residents (G2.1). */
const LONE_SETTLEMENTS = [20, 20, 20, 15];
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/** Pieces, tiles, goods and shares of a written position add up, and whatever is done for a bonus has won it. */
export function expectAddsUp(form: Form): void {
  expectTiles(form);
  expectControl(form);
  expectStall(form);
  const column = hasCompanies(form) ? 3 : form.seats - 2;
  const isClockwise = orderOf(form) === 'clockwise';
  for (const [number, owner] of form.owners.entries()) {
    if (owner.founded !== undefined) expectShares(owner, form);
    if (owner.founded === false) continue;
    const { storage, residents, settlements } = owner;
    const people = Object.values<[number, number]>(residents ?? {}).flat();
    const pieces = (residents ? PIECES : LONE_SETTLEMENTS)[column] ?? Number.NaN;
    const { cards = [], home } = owner;
    const all = pieces - (isClockwise ? 0 : 1);
    expect(storage.settlements + settlements.length).toBe(pieces - (residents && home ? 1 : 0));
    expect(storage.settlements).toBeGreaterThanOrEqual(0);
    expect(owner.cash).toBeGreaterThanOrEqual(0);
    if (residents) {
      const has = storage.residents + sum(people) + aboard(owner) + inTheField(form, number);
      // M2.6: a card is marked even where storage has no resident for it, which can be with 1 and 4 alone.
      expect(has).toBeGreaterThanOrEqual(all - cards.length);
      const mayLack = roleIn(form, 1) > 0 || roleIn(form, 4) > 0;
      expect(has).toBeLessThanOrEqual(mayLack ? all : all - cards.length);
    } else expect(storage.residents).toBeUndefined();
    expect(cards).not.toContain(home);
    expect(Math.min(storage.residents ?? 0, ...people)).toBeGreaterThanOrEqual(0);
    expect(new Set(settled(owner)).size).toBe(settled(owner).length);
    for (const hex of [...settled(owner), ...Object.keys(residents ?? {})])
      expect(form.map[hex].kind).not.toBe('water');
    // An owner has residents only where it has a settlement.
    for (const hex of Object.keys(residents ?? {})) expect(settled(owner)).toContain(hex);
    if (owner.held) expect(sum(owner.held) + owner.light + owner.dark).toBe(8);
  }
  const values = (form.market ?? []).map((company: number) => form.owners[company].value);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expectRoads(form);
  expectGoodsAddUp(form);
  // M2.10: whatever is done has been won.
  for (const owner of form.owners.keys())
    if (form.bonuses && form.owners[owner].founded !== false)
      for (const key of featsDone(form, owner, countsFor(form, owner)))
        expect(form.bonuses).not.toContain(key);
}
