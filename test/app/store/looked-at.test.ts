import { expect, test } from 'vitest';
import { usualSettings } from '../../../src/app/store/kept-settings';
import { lessonKey } from '../../../src/app/store/lesson-key';
import { lastLookedAt } from '../../../src/app/store/looked-at';

const opened = (changed: Parameters<typeof lastLookedAt>[0] | object) =>
  lastLookedAt({ ...usualSettings(), ...changed })?.id;

test('Learn and New match open with the game that was looked at last, before one that was played', () => {
  expect(opened({})).toBe('mini-express');
  const lessons = { [lessonKey('504', 'first')]: 2 };
  expect(opened({ lessons })).toBe('504');
  expect(opened({ lessons, game: 'age-of-steam' })).toBe('age-of-steam');
  expect(opened({ lessons, game: 'age-of-steam', looked: 'ultimate-railroads' })).toBe(
    'ultimate-railroads',
  );
});

test('a game that this app does not have is passed over', () => {
  expect(opened({ looked: 'unknown', game: 'age-of-steam' })).toBe('age-of-steam');
});
