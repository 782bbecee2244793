import type { BoardForm } from '../../data/board-form';
import { COMPANIES } from '../../data/companies';
import { type ChartRow, LENGTH_CHART } from '../../data/length-chart';
import {
  AUTOMA_TILES,
  type AutomaTilesForm,
  DEMAND_TILES,
  type DemandTileForm,
} from '../../data/tiles';

/** Lists in which a board may differ from the game's box. */
export type BoxList = 'chart' | 'demand_tiles' | 'automa_tiles';

export function chartOf(form: BoardForm): readonly ChartRow[] {
  return form.chart ?? LENGTH_CHART;
}

export function automaTilesOf(form: BoardForm): AutomaTilesForm {
  return form.automa_tiles ?? AUTOMA_TILES;
}

/** The list of the box again. */
export function asInTheBox(form: BoardForm, list: BoxList): BoardForm {
  const { [list]: _, ...rest } = form;
  return rest;
}

export function withChartValue(
  form: BoardForm,
  length: number,
  column: keyof ChartRow,
  value: number,
): BoardForm {
  const chart = chartOf(form).map((row, at) => (at === length ? { ...row, [column]: value } : row));
  return { ...form, chart };
}

/** One more length, with the same value as the one before. */
export function withChartRow(form: BoardForm): BoardForm {
  const chart = chartOf(form);
  const last = chart.at(-1) ?? { first: 0, second: 0, other: 0 };
  return { ...form, chart: [...chart, { ...last }] };
}

export function withoutChartRow(form: BoardForm): BoardForm {
  return { ...form, chart: chartOf(form).slice(0, -1) };
}

type Tile = DemandTileForm['tile'];

/** Every possible tile: pairs, doubles, and each company with purple. */
export const TILES: readonly Tile[] = [
  ...COMPANIES.flatMap((first, at) =>
    COMPANIES.slice(at + 1).map((second): Tile => [first, second]),
  ),
  ...COMPANIES.map((company): Tile => [company, company]),
  ...COMPANIES.map((company): Tile => [company, 'purple']),
];

const sameTile = (a: Tile, b: Tile) =>
  (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);

/** The number of each of TILES. */
export function tileCounts(form: BoardForm): readonly number[] {
  const box = form.demand_tiles ?? DEMAND_TILES;
  return TILES.map((tile) =>
    box.reduce((sum, one) => sum + (sameTile(one.tile, tile) ? one.count : 0), 0),
  );
}

export function tilesInAll(form: BoardForm): number {
  return tileCounts(form).reduce((sum, count) => sum + count, 0);
}

/** Another number of one of TILES. */
export function withTileCount(form: BoardForm, tile: number, count: number): BoardForm {
  const counts = tileCounts(form).map((known, at) => (at === tile ? count : known));
  const demand_tiles = TILES.map((colors, at) => ({ tile: colors, count: counts[at] ?? 0 }));
  return { ...form, demand_tiles: demand_tiles.filter((one) => one.count > 0) };
}

export function withSteps(
  form: BoardForm,
  tile: number,
  marker: 'city' | 'company',
  steps: number,
): BoardForm {
  const { numbered, refresh } = automaTilesOf(form);
  const changed = numbered.map((one, at) => (at === tile ? { ...one, [marker]: steps } : one));
  return { ...form, automa_tiles: { numbered: changed, refresh } };
}

export function withAutomaTile(form: BoardForm): BoardForm {
  const { numbered, refresh } = automaTilesOf(form);
  const automa_tiles = { numbered: [...numbered, { city: 1, company: 1 }], refresh };
  return { ...form, automa_tiles };
}

export function withoutAutomaTile(form: BoardForm, tile: number): BoardForm {
  const { numbered, refresh } = automaTilesOf(form);
  return { ...form, automa_tiles: { numbered: numbered.filter((_, at) => at !== tile), refresh } };
}

export function withRefreshTiles(form: BoardForm, refresh: number): BoardForm {
  return { ...form, automa_tiles: { ...automaTilesOf(form), refresh } };
}
