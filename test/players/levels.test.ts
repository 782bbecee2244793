import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/kit/header';
import { randomFrom } from '../../src/kit/random';
import { chooseAs, LEVEL_PLANS } from '../../src/players/levels';
import type { Candidate, Thought } from '../../src/players/thought';
import { merge, split } from '../../src/players/together';
import { asking } from './beans';

const candidate = (action: number, visits: number, worth: number): Candidate => ({
  action,
  visits,
  worth: [worth, 1 - worth],
});

describe('a level', () => {
  const candidates = [
    candidate(1, 100, 0.5),
    candidate(2, 60, 0.48),
    candidate(3, 50, 0.3),
    candidate(4, 2, 0.9),
  ];
  const chosen = (plan: { margin: number; warmth: number }) => {
    const random = randomFrom('levels');
    const all = Array.from({ length: 400 }, () => chooseAs(plan, candidates, 0, random).action);
    return new Set(all);
  };

  test('plays nothing that is worth less than its margin allows, or that it has hardly looked at', () => {
    expect(chosen({ margin: 0.1, warmth: 0.05 })).toEqual(new Set([1, 2]));
    expect(chosen({ margin: 0.3, warmth: 0.2 })).toEqual(new Set([1, 2, 3]));
  });

  test('without a margin plays what it has looked at most', () => {
    expect(chosen({ margin: 0, warmth: 0 })).toEqual(new Set([1]));
  });

  test('plays the better the more often', () => {
    const random = randomFrom('often');
    const plan = { margin: 0.3, warmth: 0.1 };
    const played = Array.from({ length: 3000 }, () => chooseAs(plan, candidates, 0, random).action);
    const often = [1, 2, 3].map((action) => played.filter((one) => one === action).length);
    expect(often).toEqual([...often].sort((a, b) => b - a));
    expect(Math.min(...often)).toBeGreaterThan(0);
  });

  test('gives up less of the win the stronger it is', () => {
    const margins = LEVELS.map((level) => LEVEL_PLANS[level].margin);
    expect(margins).toEqual([...margins].sort((a, b) => b - a));
    expect(LEVEL_PLANS.director.margin).toBe(0);
  });
});

describe('several minds about one question', () => {
  const question = asking(100);
  const thought = (first: Candidate, ...others: readonly Candidate[]): Thought => {
    const candidates = [first, ...others];
    const playouts = candidates.reduce((sum, { visits }) => sum + visits, 0);
    return { action: first.action, candidates, worth: first.worth, playouts };
  };

  test('think by chances of their own, each a part', () => {
    const parts = split(question, 3);
    expect(new Set(parts.map(({ seed }) => seed)).size).toBe(3);
    expect(parts.map(({ among }) => among)).toEqual([3, 3, 3]);
    expect(split(question, 1)).toEqual([question]);
  });

  test('come to what has been looked at most by all together', () => {
    const one = thought(candidate(1, 40, 0.5), candidate(2, 30, 0.6));
    const other = thought(candidate(3, 35, 0.4), candidate(2, 30, 0.2), candidate(1, 10, 1));
    const merged = merge(question, [one, other]);
    expect(merged.action).toBe(2);
    expect(merged.playouts).toBe(145);
    expect(merged.candidates.map(({ action, visits }) => [action, visits])).toEqual([
      [2, 60],
      [1, 50],
      [3, 35],
    ]);
    expect(merged.candidates[0]?.worth[0]).toBeCloseTo(0.4, 10);
    expect(merged.candidates[1]?.worth[0]).toBeCloseTo(0.6, 10);
    expect(merged.worth[0]).toBeCloseTo((0.5 * 70 + 0.4 * 75) / 145, 10);
  });
});
