import { describe, expect, test } from 'vitest';
import { TOUR } from '../../../src/games/504/data/tour';
import { MODULES, type World, worldFrom } from '../../../src/games/504/data/world/world';
import { words as en } from '../../../src/games/504/words/en';
import { words as ko } from '../../../src/games/504/words/ko';

const worlds = TOUR.map((code): World => {
  const world = worldFrom(code);
  if (!world) throw new Error(`${code} is no world`);
  return world;
});
const holding = (module: string) =>
  worlds.findIndex((world) => world.some((one) => one === module));

describe('the tour of 504', () => {
  test('has a module or a role in each stop that those before do not have', () => {
    const known = new Set<string>();
    for (const world of worlds) {
      const parts = world.map((module, role) => `${module} ${role}`);
      expect(parts.some((part) => !known.has(part))).toBe(true);
      for (const part of parts) known.add(part);
    }
  });

  test('brings one new module at most in a stop after the first, and all nine in the end', () => {
    const known = new Set<string>(worlds[0]);
    for (const world of worlds) {
      expect(world.filter((module) => !known.has(module)).length).toBeLessThan(2);
      for (const module of world) known.add(module);
    }
    expect([...known].sort()).toEqual([...MODULES]);
  });

  test('keeps privileges and war for later, and ends with both', () => {
    expect(Math.min(holding('3'), holding('4'))).toBeGreaterThan(TOUR.length / 2);
    expect(worlds.at(-1)).toEqual(expect.arrayContaining(['3', '4']));
  });

  test('tells what is new in each stop, in both languages', async () => {
    const [told, korean] = [await en.tour?.('world'), await ko.tour?.('world')];
    expect(told?.map(({ value }) => value)).toEqual([...TOUR]);
    expect(korean?.map(({ value }) => value)).toEqual([...TOUR]);
    expect(new Set(told?.map(({ news }) => news)).size).toBe(TOUR.length);
    expect(korean?.every(({ news }) => /[가-힣]/.test(news))).toBe(true);
  });
});
