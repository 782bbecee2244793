import { describe, expect, test } from 'vitest';
import { blockPaths, gridOf } from '../../../src/app/variety/grid';
import { seenIn } from '../../../src/app/variety/played-by';
import { playedValues, world } from './finished-values';

describe('the grid of a setting', () => {
  test('has a block for each first part, with a row for each second and a square for each third', () => {
    const grid = gridOf(world, playedValues());
    expect(grid.map(({ part }) => part)).toEqual(world.values);
    expect(grid.every(({ rows, of }) => rows.length === 8 && of === 56)).toBe(true);
    const six = grid[5]?.rows.map(({ part, squares }) => [part, squares.map((one) => one.value)]);
    expect(six?.[6]).toEqual(['8', ['681', '682', '683', '684', '685', '687', '689']]);
    const squares = grid.flatMap(({ rows }) => rows.flatMap((row) => row.squares));
    expect(new Set(squares.map(({ value }) => value)).size).toBe(504);
  });

  test('counts each value once, and knows how often it was played', () => {
    const grid = gridOf(world, playedValues('685', '685', '612', '567'));
    expect(grid.map(({ played }) => played)).toEqual([0, 0, 0, 0, 1, 2, 0, 0, 0]);
    const times = grid[5]?.rows.flatMap(({ squares }) => squares.map((one) => one.times));
    expect(times?.reduce((sum, one) => sum + one)).toBe(3);
  });

  test('counts only what can be chosen, and shows the rest in its place', () => {
    const grid = gridOf({ ...world, blocked: ['3', '4'] }, playedValues('634'));
    expect(grid.map(({ of }) => of)).toEqual([30, 30, 0, 0, 30, 30, 30, 30, 30]);
    expect(grid[5]).toMatchObject({ played: 0, of: 30 });
    const square = grid[5]?.rows[2]?.squares[2];
    expect(square).toEqual({ value: '634', times: 1, blocked: true });
  });

  test('is as large as a word of any number of parts', () => {
    const of = (parts: number) =>
      gridOf({ ...world, parts, distinct: false }, playedValues()).map(({ rows }) =>
        rows.map(({ squares }) => squares.length),
      );
    expect(of(1)).toEqual(Array.from({ length: 9 }, () => [1]));
    expect(of(2)[0]).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(of(4)[0]?.[0]).toBe(81);
  });
});

test('in a picture what was played is told from the rest by its marks, not by color alone', () => {
  const squaresIn = (path: string) => path.split('M').length - 1;
  const [, , , , , six] = gridOf({ ...world, blocked: ['4'] }, playedValues('685', '612'));
  if (!six) throw new Error('no block');
  const { wide, high, open, played, checks, blocked } = blockPaths(six);
  expect([wide, high]).toEqual([7, 8]);
  expect([played, checks].map(squaresIn)).toEqual([2, 2]);
  // Seven worlds of 6 with income 4, and one in each of the seven other rows.
  expect(squaresIn(blocked)).toBe(14);
  expect(squaresIn(open)).toBe(56 - 2 - 14);
});

test('what was played is kept as often as it was', () => {
  expect([...seenIn(playedValues('685', '567', '685'))].sort()).toEqual(['567', '685', '685']);
});

test('a damaged match with a value that does not exist is left out', () => {
  const played = playedValues('685', '999', '', '112', '6857', 'constructor', 7, null, ['685']);
  expect([...played.keys()]).toEqual(['685']);
  expect(seenIn(played)).toEqual(['685']);
});
