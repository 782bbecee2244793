import { expect, test } from 'vitest';
import { josa } from '../../src/kit/josa';

test('a Korean particle fits the last sound of a name, in Hangul and in Latin letters', () => {
  const names = ['가온', '나래', 'Leon', 'Ada', 'Jill', 'Claire', 'Sung'];
  expect(names.map((name) => josa(name, '이/가')).join(' ')).toBe(
    '가온이 나래가 Leon이 Ada가 Jill이 Claire가 Sung이',
  );
  expect(josa('Jill', '으로/로')).toBe('Jill로');
  expect(josa('Leon', '으로/로')).toBe('Leon으로');
});
