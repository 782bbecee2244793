import { expect } from 'vitest';
import type { Form } from './bare';
import { hasCompanies, roleIn, settled } from './by-the-clauses';

/*
 * Module 3 by the clauses alone: what cards change, what factories cost, who is taxed.
 */

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

export const has = (form: Form, owner: number, card: string): boolean =>
  form.owners[owner]?.privileges?.includes(card) ?? false;

/** G4.3: how the order of a round is found. */
export function orderOf(form: Form): string {
  if (roleIn(form, 3) === 1) return 'income-down';
  if (roleIn(form, 7) === 1) return 'points';
  if (hasCompanies(form)) return roleIn(form, 3) === 2 && roleIn(form, 9) === 2 ? '' : 'value';
  if (roleIn(form, 3) === 2) return 'income-down';
  return roleIn(form, 9) === 3 ? 'income-up' : 'clockwise';
}

/** P: II(4), and G7.1: I(5), II(12). */
export const residentPrice = (form: Form, owner: number) => (has(form, owner, 'II(4)') ? 8 : 10);
export const cardIncome = (form: Form, owner: number) =>
  (has(form, owner, 'I(5)') ? 10 : 0) + (has(form, owner, 'II(12)') ? 20 : 0);

const inCity = (form: Form, at: string) =>
  sum(Object.values<number>(form.map[at]?.factories ?? {}));

/** M3.12. */
export function factoryPrice(form: Form, owner: number, at: string): number {
  const isCheap = has(form, owner, 'II(3)') || has(form, owner, 'III(7)');
  return isCheap ? 20 : ([20, 30, 40][inCity(form, at)] ?? Number.NaN);
}

/** M3.14: the cheapest of a kind. */
export function rowPrice({ row }: Form, card: string): number {
  return Math.min(...row.filter((one: Form) => one.card === card).map((one: Form) => one.price));
}

/** M3.8. */
function taxOf(form: Form, owner: number): number {
  const counted = form.order.filter((one: number) => form.owners[one].income !== null);
  const income = (one: number): number => form.owners[one].income;
  const sorted = [...counted];
  if (orderOf(form) !== 'income-down') sorted.sort((a, b) => income(b) - income(a));
  const tens = Math.floor(income(owner) / 10);
  if (has(form, owner, 'II(2)')) return 0;
  if (owner === sorted[0]) return 2 * tens;
  return owner === sorted.at(-1) ? 0 : tens;
}

/** P, I(2): how many settlements were placed in cities. */
export function newInCities(before: Form, now: Form, owner: number): number {
  const old = settled(before.owners[owner]);
  return (now.owners[owner].settlements ?? []).filter(
    (hex: string) => now.map[hex].kind === 'city' && !old.includes(hex),
  ).length;
}

/** M3.12: at most three in a city; M3.1: no more of a kind than there were; nobody has two of a kind. */
export function expectStall(form: Form): void {
  if (roleIn(form, 3) === 0) return;
  for (const [hex, tile] of Object.entries<Form>(form.map)) {
    if (!tile.factories) continue;
    expect(tile.kind).toBe('city');
    expect(inCity(form, hex)).toBeLessThanOrEqual(3);
    if (roleIn(form, 4) === 0) expect(tile.factories.none).toBeUndefined();
  }
  const cards: string[] = form.row.map((one: Form) => one.card);
  for (const back of Object.values<string[]>(form.deck)) cards.push(...back);
  for (const { privileges = [] } of form.owners) {
    expect(new Set(privileges).size).toBe(privileges.length);
    cards.push(...privileges);
  }
  const most = form.seats === 2 && !hasCompanies(form) ? 1 : 2;
  for (const card of cards)
    expect(cards.filter((one) => one === card).length).toBeLessThanOrEqual(most);
  for (const { price } of form.row) expect([0, 20]).toContain(price);
}

/** M3.12: factories come one by one, where one is built. */
export function expectFactories(before: Form, now: Form, action: Form): void {
  if (roleIn(now, 3) === 0) return;
  for (const [hex, tile] of Object.entries<Form>(now.map)) {
    if (!tile.factories) continue;
    const built = action?.do === 'factory' && action.at === hex ? 1 : 0;
    expect(inCity(now, hex)).toBeLessThanOrEqual(inCity(before, hex) + built);
  }
}

/** M5.7: one marker has been moved. */
export function shifted(placed: Record<string, number>, from: string, to: string): Form {
  const moved = { ...placed, [from]: (placed[from] ?? 0) - 1, [to]: (placed[to] ?? 0) + 1 };
  return Object.fromEntries(Object.entries(moved).filter(([, count]) => count > 0));
}

/** M3.8: nobody pays more than it has. */
export function expectTax({ owner, amount }: Form, now: Form, cash: readonly number[]): void {
  expect(amount).toBe(Math.min(taxOf(now, owner), cash[owner] ?? 0));
}

/** M8.8: what a trading house costs; barracks count, and with III(8) it is nothing. */
export function settlingPrice(form: Form, owner: number, at: string): number {
  if (form.map[at].kind !== 'city' || ![1, 2].includes(roleIn(form, 8))) return 0;
  if (has(form, owner, 'III(8)')) return 0;
  const houses = form.owners.filter((one: Form) => settled(one).includes(at)).length;
  return [0, 10, 20, 30, 40, 50][houses + (form.map[at].barracks ? 1 : 0)] ?? Number.NaN;
}
