import { expect, test } from 'vitest';
import {
  asInTheBox,
  automaTilesOf,
  chartOf,
  TILES,
  tileCounts,
  tilesInAll,
  withAutomaTile,
  withChartRow,
  withChartValue,
  withoutAutomaTile,
  withoutChartRow,
  withRefreshTiles,
  withSteps,
  withTileCount,
} from '../../../../../src/games/mini-express/view/editor/lists';
import { copyOf, problemsOf } from './boards';

const usa = copyOf('usa');

test('the lists are those of the box until they are changed, and can be restored', () => {
  expect(chartOf(usa)).toHaveLength(16);
  expect(tilesInAll(usa)).toBe(32);
  expect(automaTilesOf(usa).numbered).toHaveLength(12);
  const changed = withRefreshTiles(withTileCount(withChartRow(usa), 0, 9), 1);
  expect(problemsOf(changed)).toEqual([]);
  const again = (['chart', 'demand_tiles', 'automa_tiles'] as const).reduce(asInTheBox, changed);
  expect(again).toEqual(usa);
});

test('the chart grows and shrinks at its end; a value changes alone', () => {
  const form = withChartValue(withChartRow(usa), 3, 'second', 42);
  expect(chartOf(form)).toHaveLength(17);
  expect(chartOf(form)[16]).toEqual(chartOf(usa)[15]);
  expect(chartOf(form)[3]).toEqual({ first: 5, second: 42, other: 2 });
  expect(chartOf(withoutChartRow(form))).toHaveLength(16);
  let short = usa;
  for (let row = 0; row < 15; row++) short = withoutChartRow(short);
  expect(problemsOf(short)).toMatchObject([{ problem: 'too-few', at: 'chart' }]);
});

test('every demand tile is counted once, in whichever order a file has its halves', () => {
  const pair = TILES.findIndex(([a, b]) => a === 'brown' && b === 'gray');
  const form = {
    ...usa,
    demand_tiles: [
      { tile: ['gray', 'brown'], count: 30 },
      { tile: ['brown', 'gray'], count: 2 },
    ] as const,
  };
  expect(tileCounts(form)[pair]).toBe(32);
  expect(problemsOf(form)).toEqual([]);
  const fewer = withTileCount(form, pair, 31);
  expect(fewer.demand_tiles).toEqual([{ tile: ['brown', 'gray'], count: 31 }]);
  expect(problemsOf(fewer)).toMatchObject([{ problem: 'too-few-tiles', has: 31, least: 32 }]);
});

test('automa tiles are added, removed and changed', () => {
  const more = withSteps(withAutomaTile(usa), 12, 'company', 4);
  expect(automaTilesOf(more).numbered[12]).toEqual({ city: 1, company: 4 });
  expect(automaTilesOf(withoutAutomaTile(more, 12))).toEqual(automaTilesOf(usa));
  expect(problemsOf(withSteps(usa, 0, 'city', 0))).toMatchObject([
    { at: 'automa_tiles.numbered[0].city' },
  ]);
});
