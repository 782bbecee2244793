import { expect, test } from 'vitest';
import { tourOf } from '../../../src/app/book/tour';
import { playedValues, world } from '../variety/finished-values';

const stops = ['685', '785', '357', '251'].map((value) => ({ value, news: `news of ${value}` }));
const open = { ...world, blocked: ['3', '4'] };
const valuesOf = (tour: ReturnType<typeof tourOf>) => tour.stops.map(({ value }) => value);

test('a tour leaves out what cannot be chosen', () => {
  expect(valuesOf(tourOf(stops, open, playedValues()))).toEqual(['685', '785', '251']);
  expect(valuesOf(tourOf(stops, world, playedValues()))).toEqual(['685', '785', '357', '251']);
});

test('the first stop that was not played comes next, wherever somebody has been already', () => {
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
