import { expect, test } from 'vitest';
import { circleOf, filesOf } from './circle';

test('each circle has the files of the one before it, and more', () => {
  const [quick, full, long] = [filesOf('quick'), filesOf('test'), filesOf('long')];
  expect([quick, full, long].map(({ length }) => length)).toEqual([1, 2, 3]);
  expect(full).toEqual(expect.arrayContaining(quick));
  expect(long).toEqual(expect.arrayContaining(full));
});

test('a circle that does not exist is refused, and no word at all is `test`', () => {
  expect(circleOf(undefined)).toBe('test');
  expect(() => circleOf('everything')).toThrow('everything');
});
