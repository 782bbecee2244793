import { expect, test } from 'vitest';
import { scoreFacts } from '../../../src/app/after/decisive';
import { finalStanding } from '../../../src/kit/standing';

/** A match that ended with these holders in this order, none sharing a place. */
const inOrder = (...ranking: readonly number[]) =>
  finalStanding(
    ranking.map(() => 0),
    (a, b) => ranking.indexOf(a) - ranking.indexOf(b),
  );

test('the margin comes first', () => {
  const [first] = scoreFacts(
    [
      [0, 9],
      [0, 12],
      [0, 4],
    ],
    inOrder(1, 0, 2),
    4,
  );
  expect(first).toMatchObject({ fact: 'margin', winner: 1, points: 12, second: 0, by: 3 });
});

test('from which move on the winner had more points than all others', () => {
  const scores = [
    [0, 3, 3, 8, 9],
    [0, 0, 3, 4, 8],
  ];
  expect(scoreFacts(scores, inOrder(0, 1), 4)).toContainEqual(
    expect.objectContaining({ fact: 'lead', winner: 0, move: 3, of: 4 }),
  );
  const level = [
    [0, 5],
    [0, 5],
  ];
  expect(scoreFacts(level, inOrder(0, 1), 4).map(({ fact }) => fact)).toEqual(['margin']);
});

test('the largest gap that the winner closed, and to whom', () => {
  const scores = [
    [0, 1, 2, 9],
    [0, 3, 5, 6],
    [0, 2, 8, 7],
  ];
  expect(scoreFacts(scores, inOrder(0, 2, 1), 4)).toContainEqual(
    expect.objectContaining({ fact: 'comeback', winner: 0, move: 2, leader: 2, by: 6 }),
  );
});

test('a single player has nobody to compare with', () => {
  expect(scoreFacts([[0, 7]], inOrder(0), 4)).toEqual([
    expect.objectContaining({ fact: 'margin', winner: 0, points: 7, second: null }),
  ]);
});

test('those who share the first place have won together, and nobody led', () => {
  const scores = [
    [0, -2, 7],
    [0, 9, 7],
    [0, 1, 3],
  ];
  const shared = finalStanding([7, 7, 3], (a, b) => (a === 2 ? 1 : 0) - (b === 2 ? 1 : 0));
  expect(scoreFacts(scores, shared, 4)).toEqual([
    expect.objectContaining({ fact: 'shared', winners: [0, 1], points: 7 }),
  ]);
});

test('the game decides how large a gap is worth a sentence', () => {
  const scores = [
    [0, 10, 90],
    [0, 40, 60],
  ];
  expect(scoreFacts(scores, inOrder(0, 1), 50).map(({ fact }) => fact)).not.toContain('comeback');
  expect(scoreFacts(scores, inOrder(0, 1), 30).map(({ fact }) => fact)).toContain('comeback');
});
