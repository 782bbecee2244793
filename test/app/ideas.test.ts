import { expect, test } from 'vitest';
import { ideasIn } from '../../src/app/coach/ideas';
import { worthOfAction } from '../../src/app/coach/turn-check';
import { BEST, type Thought } from '../../src/players/thought';
import type { MoveExplainer } from '../../src/ui/game-view';

const explainer: MoveExplainer = {
  move: (_, [action = 0]) => (action > 10 ? 'a route' : `move ${action}`),
  reasons: () => [],
};

const candidate = (action: number, visits: number, worth: number) => ({
  action,
  line: [action] as const,
  visits,
  worth: [worth, 1 - worth],
});

const thought: Thought = {
  line: [1],
  candidates: [
    candidate(1, 900, 0.5),
    candidate(11, 300, 0.4),
    candidate(12, 200, 0.45),
    candidate(2, 100, 0.3),
    candidate(3, 2, 0.9),
  ],
  worth: [0.5, 0.5],
  choosing: BEST,
  playouts: 1502,
};

test('a hint begins with what would be played, and names moves with the same effect once', () => {
  const ideas = ideasIn(thought, 0, {}, explainer, 3);
  expect(ideas.map(({ move }) => move)).toEqual(['move 1', 'a route', 'move 2']);
  expect(ideas[1]).toMatchObject({ line: [12], worth: 0.45 });
});

test('a move with few visits is not an idea, and its worth is unknown', () => {
  expect(ideasIn(thought, 0, {}, explainer, 9).flatMap(({ line }) => line)).not.toContain(3);
  expect(worthOfAction(thought, 0, 3)).toBeNull();
  expect(worthOfAction(thought, 0, 2)).toBe(0.3);
  expect(worthOfAction(thought, 0, 4)).toBeNull();
});

test('the same actions in another order are one idea, the better one', () => {
  const plan = (line: readonly [number, ...number[]], worth: number) => ({
    ...candidate(line[0], 400, worth),
    line,
  });
  const candidates = [plan([1, 2, 2], 0.5), plan([2, 1, 2], 0.48), plan([2, 2], 0.4)];
  const spelled: MoveExplainer = { ...explainer, move: (_, line) => line.join(' then ') };
  const ideas = ideasIn({ ...thought, candidates }, 0, {}, spelled, 3);
  expect(ideas.map(({ move }) => move)).toEqual(['1 then 2 then 2', '2 then 2']);
});
