import { type Hex, hexMap, writeHex } from '../../../kit/hex';
import type { Json, JsonObject } from '../../../kit/json';
import { array, count, flaw, listOf, reading, record, text, wordOf } from '../../../kit/reading';
import type { Problem } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import { DEMAND_TILES } from '../data/tiles';
import { type Places, readPlaces } from './board-places';

/**
 * The cities that a company cannot reach from its start when harbors are barred: it could never build there. One
 * problem per city.
 */
function checkReachable({ land, cities, starts, harbors }: Places): Problem[] {
  const map = hexMap([...land.values()]);
  const barred = new Set([...cities.values(), ...starts, ...harbors].map(writeHex));
  const reached = starts.map((start) => spread(start));
  return [...cities]
    .filter(([, city]) => !reached.every((hexes) => hexes.has(writeHex(city))))
    .map(([id]) => ({ problem: 'unreachable', at: 'cities', city: id }));

  function spread(start: Hex): Set<string> {
    const hexes = new Set([writeHex(start)]);
    for (const written of hexes) {
      if (written !== writeHex(start) && barred.has(written)) continue;
      const hex = map.numberOf.get(written);
      if (hex === undefined) continue;
      for (const next of map.neighbors.subarray(hex * 6, hex * 6 + 6)) {
        if (next >= 0) hexes.add(writeHex(map.hexes[next]));
      }
    }
    return hexes;
  }
}

const KEYS = [
  'id',
  'name',
  'status',
  'columns',
  'cities',
  'starts',
  'harbors',
  'straits',
  'labels',
];
const OPTIONAL_KEYS = ['golden_spike', 'chart', 'demand_tiles', 'automa_tiles'];

/**
 * The problems of a user's board (12), the first one of each part. A board without problems can be played to the end
 * in every mode that it offers.
 */
export function boardProblems(json: Json): Problem[] {
  const read = reading(() => record(json, '', KEYS, OPTIONAL_KEYS));
  if (!read.ok) return [read.problem];
  const form = read.value;
  const title = reading(() => {
    text(form.id, 'id');
    const name = record(form.name, 'name', ['en', 'ko']);
    text(name.en, 'name.en');
    text(name.ko, 'name.ko');
    wordOf(form.status, 'status', ['own', 'printed', 'reconstruction']);
  });
  const places = reading(() => readPlaces(form));
  const cities = Array.isArray(form.cities) ? form.cities.length : 0;
  const found = [title, places].flatMap((part) => (part.ok ? [] : part.problem));
  found.push(...checkBoxes(form, cities));
  return places.ok ? [...found, ...checkReachable(places.value)] : found;
}

const CHART_LEAST = 2;
const CHART_MOST = 60;
const VALUE_MOST = 99;
const TILES_MOST = 200;
const AUTOMA_TILES_MOST = 60;
const TILES_IN_THE_BOX = DEMAND_TILES.reduce((sum, { count: copies }) => sum + copies, 0);

/** The problems of the box of a user's board: chart, demand tiles and automa tiles. */
function checkBoxes(form: JsonObject, cities: number): Problem[] {
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
