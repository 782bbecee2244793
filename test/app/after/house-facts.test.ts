import { expect, test } from 'vitest';
import { houseFacts } from '../../../src/app/after/house-facts';

test('how close it was comes first', () => {
  const [first] = houseFacts(
    [
      [0, 9],
      [0, 12],
      [0, 4],
    ],
    [1, 0, 2],
  );
  expect(first).toMatchObject({ fact: 'margin', winner: 1, points: 12, second: 0, by: 3 });
});

test('from which move on the winner had more than anybody else', () => {
  const scores = [
    [0, 3, 3, 8, 9],
    [0, 0, 3, 4, 8],
  ];
  expect(houseFacts(scores, [0, 1])).toContainEqual(
    expect.objectContaining({ fact: 'lead', winner: 0, move: 3, of: 4 }),
  );
  const level = [
    [0, 5],
    [0, 5],
  ];
  expect(houseFacts(level, [0, 1]).map(({ fact }) => fact)).toEqual(['margin']);
});

test('the largest gap that the winner made good, and to whom', () => {
  const scores = [
    [0, 1, 2, 9],
    [0, 3, 5, 6],
    [0, 2, 8, 7],
  ];
  expect(houseFacts(scores, [0, 2, 1])).toContainEqual(
    expect.objectContaining({ fact: 'comeback', winner: 0, move: 2, leader: 2, by: 6 }),
  );
});

test('alone there is nobody to compare with', () => {
  expect(houseFacts([[0, 7]], [0])).toEqual([
    expect.objectContaining({ fact: 'margin', winner: 0, points: 7, second: null }),
  ]);
});
