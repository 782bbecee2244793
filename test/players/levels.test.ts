import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/kit/header';
import { randomFrom } from '../../src/kit/random';
import { chooseAs, LEVEL_PLANS, planOf } from '../../src/players/levels';
import { mergeThoughts, splitQuestion } from '../../src/players/parallel';
import { BEST, type Candidate, type Choosing, type Thought } from '../../src/players/thought';
import { asking } from './beans';

const candidate = (action: number, visits: number, worth: number): Candidate => ({
  action,
  line: [action],
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
  const chosen = (plan: { margin: number; temperature: number }) => {
    const random = randomFrom('levels');
    const all = Array.from({ length: 400 }, () => chooseAs(plan, candidates, 0, random).action);
    return new Set(all);
  };

  test('plays nothing below its margin, and nothing with too few visits', () => {
    expect(chosen({ margin: 0.1, temperature: 0.05 })).toEqual(new Set([1, 2]));
    expect(chosen({ margin: 0.3, temperature: 0.2 })).toEqual(new Set([1, 2, 3]));
  });

  test('without a margin plays the most visited candidate', () => {
    expect(chosen({ margin: 0, temperature: 0 })).toEqual(new Set([1]));
  });

  test('plays better candidates more often', () => {
    const random = randomFrom('often');
    const plan = { margin: 0.3, temperature: 0.1 };
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

test('a game may let its Engineer slip, and nobody else', () => {
  for (const level of LEVELS)
    if (level !== 'engineer') expect(planOf(level, 0.02)).toEqual(LEVEL_PLANS[level]);
  const { margin } = planOf('engineer', 0.02);
  expect(margin).toBeGreaterThan(LEVEL_PLANS.director.margin);
  expect(margin).toBeLessThan(LEVEL_PLANS.conductor.margin);
});

describe('several searches for one question', () => {
  const question = asking(100);
  const thought = (first: Candidate, ...others: readonly Candidate[]): Thought => {
    const candidates = [first, ...others];
    const playouts = candidates.reduce((sum, { visits }) => sum + visits, 0);
    return {
      line: first.line,
      candidates,
      choosing: BEST,
      worth: first.worth,
      calibration: null,
      playouts,
    };
  };

  test('have their own seeds, and a part of the playouts each', () => {
    const parts = splitQuestion(question, 3);
    expect(new Set(parts.map(({ seed }) => seed)).size).toBe(3);
    expect(parts.map(({ among }) => among)).toEqual([3, 3, 3]);
    expect(splitQuestion(question, 1)).toEqual([question]);
  });

  test('choose as each of them did: the best, or what is nearly as good', () => {
    const one = thought(candidate(1, 40, 0.5), candidate(2, 30, 0.49));
    const chosen = (choosing: Choosing) => {
      const answers = Array.from({ length: 60 }, (_, seed) => {
        const asked = { ...question, seed: `choosing ${seed}` };
        return mergeThoughts(asked, [{ ...one, choosing }, thought(candidate(1, 5, 0.5))]).line[0];
      });
      return new Set(answers);
    };
    expect(chosen(BEST)).toEqual(new Set([1]));
    expect(chosen({ margin: 0.02, temperature: 0.01 })).toEqual(new Set([1, 2]));
  });

  test('choose the action with the most visits in total', () => {
    const one = thought(candidate(1, 40, 0.5), candidate(2, 30, 0.6));
    const other = thought(candidate(3, 35, 0.4), candidate(2, 30, 0.2), candidate(1, 10, 1));
    const merged = mergeThoughts(question, [one, other]);
    expect(merged.line[0]).toBe(2);
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
