import type { JsonObject } from '../../../kit/json';
import { array, count, flaw, listOf, reading, record, wordOf } from '../../../kit/reading';
import type { Problem } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import { DEMAND_TILES } from '../data/demand-tiles';

const CHART_LEAST = 2;
const CHART_MOST = 60;
const VALUE_MOST = 99;
const TILES_MOST = 200;
const AUTOMA_TILES_MOST = 60;
const TILES_IN_THE_BOX = DEMAND_TILES.reduce((sum, { count: copies }) => sum + copies, 0);

/** The problems of the box of a user's board: chart, demand tiles and automa tiles. */
export function checkBoxes(form: JsonObject, cities: number): Problem[] {
  const checks = [
    () => form.chart !== undefined && checkChart(form),
    () => form.demand_tiles !== undefined && checkDemandTiles(form, cities),
    () => form.automa_tiles !== undefined && checkAutomaTiles(form),
    () => form.demand_tiles === undefined && checkEnoughTiles(TILES_IN_THE_BOX, cities, 'cities'),
  ];
  return checks.flatMap((check) => {
    const read = reading(check);
    return read.ok ? [] : read.problem;
  });
}

/** 1.3: every city begins with a tile. */
function checkEnoughTiles(has: number, cities: number, at: string): void {
  if (has < cities) flaw('too-few-tiles', at, { has, least: cities });
}

function checkChart(form: JsonObject): void {
  const rows = array(form.chart, 'chart');
  if (rows.length < CHART_LEAST) flaw('too-few', 'chart', { has: rows.length, least: CHART_LEAST });
  if (rows.length > CHART_MOST) flaw('too-many', 'chart', { has: rows.length, most: CHART_MOST });
  for (const [length, json] of rows.entries()) {
    const row = record(json, `chart[${length}]`, ['first', 'second', 'other']);
    for (const column of ['first', 'second', 'other']) {
      count(row[column], `chart[${length}].${column}`, VALUE_MOST);
    }
  }
}

function checkDemandTiles(form: JsonObject, cities: number): void {
  let has = 0;
  for (const [index, json] of array(form.demand_tiles, 'demand_tiles').entries()) {
    const at = `demand_tiles[${index}]`;
    const { tile, count: copies } = record(json, at, ['tile', 'count']);
    const colors = listOf(tile, `${at}.tile`, 2);
    wordOf(colors[0], `${at}.tile[0]`, COMPANIES);
    wordOf(colors[1], `${at}.tile[1]`, [...COMPANIES, 'purple']);
    has += count(copies, `${at}.count`, TILES_MOST);
  }
  checkEnoughTiles(has, cities, 'demand_tiles');
  if (has > TILES_MOST) flaw('too-many', 'demand_tiles', { has, most: TILES_MOST });
}

function checkAutomaTiles(form: JsonObject): void {
  const tiles = record(form.automa_tiles, 'automa_tiles', ['numbered', 'refresh']);
  const at = 'automa_tiles.numbered';
  const numbered = array(tiles.numbered, at);
  for (const [index, json] of numbered.entries()) {
    const steps = record(json, `${at}[${index}]`, ['city', 'company']);
    // A marker that did not move would leave the automa without a target on its first turn.
    if (count(steps.city, `${at}[${index}].city`, VALUE_MOST) === 0)
      flaw('too-few', `${at}[${index}].city`, { has: 0, least: 1 });
    count(steps.company, `${at}[${index}].company`, VALUE_MOST);
  }
  // The solo draft draws two tiles. If no step changes the company, an idle one would draw forever (7.10).
  if (numbered.length < 2) flaw('too-few', at, { has: numbered.length, least: 2 });
  if (!reachesAll(numbered as unknown as readonly { readonly company: number }[])) {
    flaw('marker-stuck', at);
  }
  const refresh = count(tiles.refresh, 'automa_tiles.refresh', AUTOMA_TILES_MOST);
  if (refresh === 0) flaw('too-few', 'automa_tiles.refresh', { has: 0, least: 1 });
  if (numbered.length + refresh > AUTOMA_TILES_MOST) {
    flaw('too-many', at, { has: numbered.length + refresh, most: AUTOMA_TILES_MOST });
  }
}

/** Whether the company marker can get from any company to any other. */
function reachesAll(numbered: readonly { readonly company: number }[]): boolean {
  const reached = new Set([0]);
  for (const company of reached) {
    for (const steps of numbered) reached.add((company + steps.company) % COMPANIES.length);
  }
  return reached.size === COMPANIES.length;
}
