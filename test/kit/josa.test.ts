import { expect, test } from 'vitest';
import { josa, whose } from '../../src/kit/josa';

test('a Korean particle fits the last sound of a name, in Hangul and in Latin letters', () => {
  const names = ['가온', '나래', 'Leon', 'Ada', 'Jill', 'Claire', 'Sung', 'Bob', 'Jack', 'Robert'];
  expect(names.map((name) => josa(name, '이/가')).join(' ')).toBe(
    '가온이 나래가 Leon이 Ada가 Jill이 Claire가 Sung이 Bob이 Jack이 Robert가',
  );
  expect(josa('Jill', '으로/로')).toBe('Jill로');
  expect(josa('Leon', '으로/로')).toBe('Leon으로');
});

test('a particle follows the final consonant of a Korean word, and ㄹ has its own', () => {
  const fitted = (particles: Parameters<typeof josa>[1]) =>
    ['파리', '런던', '서울'].map((city) => josa(city, particles)).join(' ');
  expect(fitted('은/는')).toBe('파리는 런던은 서울은');
  expect(fitted('와/과')).toBe('파리와 런던과 서울과');
  expect(fitted('으로/로')).toBe('파리로 런던으로 서울로');
});

test('what is mine is 내, and what is theirs has their name', () => {
  expect(['나', '가온'].map((name) => whose(name)).join(' ')).toBe('내 가온의');
  expect(josa('나', '이/가')).toBe('내가');
  expect(josa('가온, 나', '이/가')).toBe('가온, 내가');
  expect(josa('하나', '이/가')).toBe('하나가');
  expect(['나', '가온'].map((name) => `${whose(name, '')} 차례`)).toEqual(['내 차례', '가온 차례']);
});

test('a Korean particle fits a number as it is read', () => {
  const digits = [...'0123456789'];
  expect(digits.map((digit) => josa(digit, '이/가')).join(' ')).toBe(
    '0이 1이 2가 3이 4가 5가 6이 7이 8이 9가',
  );
  expect(['10', '1', '3', '7'].map((number) => josa(number, '으로/로')).join(' ')).toBe(
    '10으로 1로 3으로 7로',
  );
  expect(josa('플레이어 1', '을/를')).toBe('플레이어 1을');
  expect(josa('7KX2AR', '을/를')).toBe('7KX2AR을');
});
