import { expect, test } from 'vitest';
import { ideasIn, worthOf } from '../../src/app/coach/ideas';
import type { Thought } from '../../src/players/thought';
import type { Counsel } from '../../src/ui/game-view';

const counsel: Counsel = {
  move: (_, action) => (action > 10 ? 'a route' : `move ${action}`),
  reasons: () => [],
};

const candidate = (action: number, visits: number, worth: number) => ({
  action,
  visits,
  worth: [worth, 1 - worth],
});

const thought: Thought = {
  action: 1,
  candidates: [
    candidate(1, 900, 0.5),
    candidate(11, 300, 0.4),
    candidate(12, 200, 0.45),
    candidate(2, 100, 0.3),
    candidate(3, 2, 0.9),
  ],
  worth: [0.5, 0.5],
  playouts: 1502,
};

test('a hint begins with what would be played, and names what comes to the same once', () => {
  const ideas = ideasIn(thought, 0, {}, counsel, 3);
  expect(ideas.map(({ move }) => move)).toEqual(['move 1', 'a route', 'move 2']);
  expect(ideas[1]).toMatchObject({ action: 12, worth: 0.45 });
});

test('what was hardly looked at is no idea, and its worth is not known', () => {
  expect(ideasIn(thought, 0, {}, counsel, 9).map(({ action }) => action)).not.toContain(3);
  expect(worthOf(thought, 0, 3)).toBeNull();
  expect(worthOf(thought, 0, 2)).toBe(0.3);
  expect(worthOf(thought, 0, 4)).toBeNull();
});
