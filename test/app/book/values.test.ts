import { describe, expect, test } from 'vitest';
import { tourOf } from '../../../src/app/book/tour';
import { blockedIn, valuesAt, withPart } from '../../../src/app/book/values';
import { type ComposedSetting, composedValues } from '../../../src/kit/setups';
import { playedValues, world } from '../variety/finished-values';

const setting: ComposedSetting = {
  ...{ kind: 'composed', key: 'world', parts: 3, distinct: true, usual: '685' },
  values: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  blocked: ['1', '2', '3', '4'],
};
const twice: ComposedSetting = { ...setting, distinct: false, blocked: [] };

describe('a word made of parts', () => {
  test('never shows what another dial shows, where that cannot be', () => {
    expect(valuesAt(setting, ['6', '8', '5'], 0)).toEqual(['1', '2', '3', '4', '6', '7', '9']);
    expect(valuesAt(twice, ['6', '8', '5'], 0)).toEqual(setting.values);
  });

  test('lets a typed part change places with an equal one', () => {
    expect(withPart(setting, ['6', '8', '5'], 0, '5')).toBe('586');
    expect(withPart(setting, ['6', '8', '5'], 0, '7')).toBe('785');
    expect(withPart(twice, ['6', '8', '5'], 0, '5')).toBe('585');
  });

  test('has as many values that can be played as its open parts make', () => {
    const all = composedValues(setting);
    expect(all).toHaveLength(5 * 4 * 3);
    expect(new Set(all).size).toBe(60);
    expect(all.every((value) => blockedIn(setting, value).length === 0)).toBe(true);
    expect(composedValues(twice)).toHaveLength(9 ** 3);
    expect(blockedIn(setting, '164')).toEqual(['1', '4']);
  });
});

const stops = ['685', '785', '357', '251'].map((value) => ({ value, news: `news of ${value}` }));
const open = { ...world, blocked: ['3', '4'] };
const valuesOf = (tour: ReturnType<typeof tourOf>) => tour.stops.map(({ value }) => value);

test('a tour leaves out what cannot be chosen', () => {
  expect(valuesOf(tourOf(stops, open, playedValues()))).toEqual(['685', '785', '251']);
  expect(valuesOf(tourOf(stops, world, playedValues()))).toEqual(['685', '785', '357', '251']);
});

test('the first stop that was not played comes next, even if later ones were played', () => {
  const tour = tourOf(stops, open, playedValues('251', '685', '999', '685'));
  expect(tour.done).toBe(2);
  expect(tour.next?.value).toBe('785');
  expect(tour.stops.map(({ matches }) => matches.length)).toEqual([2, 0, 1]);
});

test('after the last stop none comes next', () => {
  const tour = tourOf(stops, open, playedValues('251', '685', '785'));
  expect(tour.done).toBe(3);
  expect(tour.next).toBeUndefined();
});
