import { expect, test } from 'vitest';
import { begunBy, starters } from '../../../src/app/after/order';

test('the next match is usually begun by the next one, or by the last, or as before', () => {
  expect(starters(3, [1, 0, 2])).toEqual([
    { seat: 1, why: 'next' },
    { seat: 2, why: 'last' },
    { seat: 0, why: 'same' },
  ]);
});

test('nobody is offered twice, and an opponent without a seat begins nothing', () => {
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

test('whoever begins, everybody keeps their neighbours', () => {
  expect(begunBy(['Ana', 'Bo', 'Cy'], 1)).toEqual(['Bo', 'Cy', 'Ana']);
  expect(begunBy(['Ana', 'Bo', 'Cy'], 0)).toEqual(['Ana', 'Bo', 'Cy']);
});
