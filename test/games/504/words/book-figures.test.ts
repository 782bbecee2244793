import { expect, test } from 'vitest';
import { readSources } from '../../../structure/sources';

test('every amount of money in the book is a figure of the data', () => {
  const books = readSources('src/games/504/words', /\/?(en|ko)\/book\/.*\.ts$/);
  const literal = books.flatMap(({ path, text }) =>
    [...text.matchAll(/\$[1-9]\d*/g)].map(([amount]) => `${path}: ${amount}`),
  );
  expect(literal).toEqual([]);
});
