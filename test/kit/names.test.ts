import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readHeader, readStoredHeader } from '../../src/kit/header-form';
import { josa } from '../../src/kit/josa';
import {
  isolated,
  isVisible,
  plainName,
  shownNames,
  storedName,
  visibleName,
} from '../../src/kit/names';
import { isProblem } from '../../src/kit/rules';
import { header } from '../tiny-game/header';

/** A space without width, a Hangul filler, an empty braille cell, a soft hyphen, a variation selector, a tag. */
const UNSEEN = [
  '',
  ' ',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\ufe0f',
  '\u{e0041}',
  '\u202e\u2067',
];

test.each(UNSEEN)('D10: a name that cannot be seen is refused from outside: %j', (name) => {
  expect(isVisible(name)).toBe(false);
  expect(v.is(visibleName(80), name)).toBe(false);
  const { seats } = header();
  const wanted = { ...header(), seats: [{ ...seats[0], name }, ...seats.slice(1)] };
  expect(readHeader(wanted, '')).toMatchObject({ at: 'seats[0].name' });
  expect(isProblem(readStoredHeader(wanted, ''))).toBe(false);
  expect(v.parse(storedName(80), name)).toBe('?');
});

test.each(['A', '안나', 'שרה', '7', '👩‍🚀', 'é'])(
  'D10: a name that can be seen stays: %s',
  (name) => {
    expect(v.parse(visibleName(80), name)).toBe(name);
  },
);

test('D10: characters that turn the direction or break the line are taken out', () => {
  expect(plainName('A\u202enna\u2066 B\u200f\u061c')).toBe('Anna B');
  expect(plainName('A\nB\u0000')).toBe('A B ');
});

test('D10: names from right to left are isolated, so that the numbers after them stay where they are', () => {
  expect(isolated('Anna')).toBe('Anna');
  expect(isolated('안나')).toBe('안나');
  expect(isolated('שרה')).toBe('\u2068שרה\u2069');
  expect(josa(isolated('شين'), '이/가').startsWith('\u2068شين\u2069')).toBe(true);
});

test('D10: names that look the same are told apart by their seats', () => {
  expect(shownNames(['Mia', 'Ben', 'mia '])).toEqual(['Mia 1', 'Ben', 'mia 3']);
  expect(shownNames(['', 'Ben', ''])).toEqual(['', 'Ben', '']);
  expect(shownNames(['Ｍｉａ', 'Mia'])).toEqual(['Ｍｉａ 1', 'Mia 2']);
  expect(shownNames(['שרה', 'Ben'])).toEqual(['\u2068שרה\u2069', 'Ben']);
});
