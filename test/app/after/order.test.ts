import { expect, test } from 'vitest';
import { begunBy, starters } from '../../../src/app/after/order';

test('by default the next neighbor begins the next match, or the last in the ranking, or the same player', () => {
  expect(starters(3, [1, 0, 2])).toEqual([
    { seat: 1, why: 'next' },
    { seat: 2, why: 'last' },
    { seat: 0, why: 'same' },
  ]);
});

test('nobody is offered twice, and an opponent without a seat is not offered', () => {
  expect(starters(2, [0, 1])).toEqual([
    { seat: 1, why: 'next' },
    { seat: 0, why: 'same' },
  ]);
  expect(starters(2, [1, 0, 2])).toEqual([
    { seat: 1, why: 'next' },
    { seat: 0, why: 'last' },
  ]);
  expect(starters(1, [1, 0])).toEqual([{ seat: 0, why: 'next' }]);
});

test('with every start player, everybody keeps their neighbors', () => {
  expect(begunBy(['Ana', 'Bo', 'Cy'], 1)).toEqual(['Bo', 'Cy', 'Ana']);
  expect(begunBy(['Ana', 'Bo', 'Cy'], 0)).toEqual(['Ana', 'Bo', 'Cy']);
});
