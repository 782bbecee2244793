import { expect, test } from 'vitest';
import { briefly } from '../../../src/app/log/turns-since';

const plain = (text: string) => ({ text, told: () => text });

test('a folded turn tells once what was done several times', () => {
  const moves = ['Ada moves a resident.', 'Ada buys a resident.', 'Ada moves a resident.'];
  expect(briefly(moves.map(plain))).toEqual(['Ada moves a resident ×2.', 'Ada buys a resident.']);
  expect(briefly([plain('Ada passes.')])).toEqual(['Ada passes.']);
  expect(briefly([])).toEqual([]);
});

test('a game that has words for it says how many times something was done', () => {
  const buys = { text: 'Ada buys a resident.', told: (times: number) => `Ada buys ${times}.` };
  expect(briefly([buys, plain('Ada rests.'), buys])).toEqual(['Ada buys 2.', 'Ada rests.']);
});
