import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/age-of-steam/rules';
import { unwrap } from '../../../src/kit/result';
import type { GameEvent } from '../../../src/kit/rules';
import { fresh, write } from './support/positions';

const options = { board: 'rust-belt' } as const;

describe('clause 1, setup', () => {
  test('1.1: three to six seats, each with its number of turns; one board', () => {
    expect(rules.setups.seats(options)).toEqual([3, 4, 5, 6]);
    const turns = [3, 4, 5, 6].map((seats) => rules.heading?.(fresh(seats))?.turns);
    expect(turns).toEqual([10, 8, 7, 6]);
    for (const seats of [2, 7]) expect(rules.begin(options, seats, 'x').ok).toBe(false);
    expect(unwrap(rules.setups.read({}))).toEqual(options);
    expect(rules.setups.read({ board: 'usa' })).toMatchObject({ problem: { at: 'board' } });
    expect(rules.setups.read({ weather: 'fine' })).toMatchObject({ problem: { at: 'weather' } });
  });

  test('1.2: every seat begins with $10, 2 shares, engine 1 and nothing else', () => {
    for (const player of write(fresh(5)).players) {
      const figures = { money: 10, shares: 2, engine: 1, income: 0 };
      expect(player).toEqual({ ...figures, action: null, begun: false, out: null });
    }
    expect(write(fresh(5)).track).toEqual({});
  });

  test('1.3: every order is about equally likely', () => {
    const orders = new Map<string, number>();
    for (let match = 0; match < 1200; match++) {
      const order = write(fresh(3, `order ${match}`)).order.join();
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const times of orders.values()) expect(Math.abs(times - 200)).toBeLessThan(60);
  });

  test('1.4 to 1.6: 96 cubes, all boxes full, two or three in each city, 18 in the bag', () => {
    const { cubes, display, bag, newCities } = write(fresh(4));
    expect(Object.values(bag).reduce((sum, count) => sum + count, 0)).toBe(18);
    expect(Object.values(display).flat()).toHaveLength(52);
    expect(Object.values(display).flat()).not.toContain(null);
    for (const [city, list] of Object.entries(cubes)) {
      expect(list).toHaveLength(['pittsburgh', 'wheeling'].includes(city) ? 3 : 2);
    }
    expect(Object.keys(cubes)).toHaveLength(12);
    expect(newCities).toEqual({});
  });

  test('14: a program that hears the events alone knows what chance did at setup', () => {
    const events: GameEvent[] = [];
    const position = write(unwrap(rules.begin(options, 4, 'told', (event) => events.push(event))));
    expect(events.slice(0, 2)).toEqual([
      { event: 'order', order: position.order },
      { event: 'display', display: position.display },
    ]);
    const told = events.slice(2).map(({ city, cubes }) => [city, cubes]);
    expect(told.slice(0, 3).map(([city]) => city)).toEqual(['pittsburgh', 'wheeling', 'chicago']);
    expect(Object.fromEntries(told)).toEqual(position.cubes);
  });

  test('1.7: nobody decides anything before the first issue', () => {
    const state = fresh(4);
    expect(write(state).turn).toEqual({ number: 1, phase: 'issue', seat: write(state).order[0] });
    expect(rules.setups.begins).toBe('by-chance');
  });
});
