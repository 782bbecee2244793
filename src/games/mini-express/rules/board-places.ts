import { type Hex, writeHex } from '../../../kit/hex';
import { readColumns } from '../../../kit/hex-form';
import { isForbiddenKey } from '../../../kit/hostile-json';
import type { Json, JsonObject } from '../../../kit/json';
import { array, count, flaw, record, text, wordOf } from '../../../kit/reading';
import { COMPANIES } from '../data/companies';
import { CITIES_MOST, HARBORS_MOST } from './action';

/** The maximum number of hexes, limited by the tables of the search. */
const HEXES_MOST = 500;
const EDGE_MOST = 99;
const SOURCES = ['printed', 'derived'];

/** Everything on a board that has its own hex. */
export interface Places {
  readonly land: ReadonlyMap<string, Hex>;
  /** By id, in index order. */
  readonly cities: ReadonlyMap<string, Hex>;
  readonly starts: readonly Hex[];
  readonly harbors: readonly Hex[];
}

/** Reads the hexes and what is on them; stops at the first problem. */
export function readPlaces(form: JsonObject): Places {
  const land = readColumns(form.columns, 'columns', { hexes: HEXES_MOST, edge: EDGE_MOST });
  const cities = readCities(form, land);
  const taken = new Set([...cities.values()].map(writeHex));
  const starts = readStarts(form, land, cities, taken);
  const harbors = readHarbors(form, land, taken);
  readSpike(form, land, cities);
  for (const key of ['straits', 'labels']) readLabels(form[key], key);
  return { land, cities, starts, harbors };
}

interface Place {
  readonly id: string;
  readonly hex: Hex;
}

function readPlace(
  json: Json | undefined,
  at: string,
  land: ReadonlyMap<string, Hex>,
  own: readonly string[],
): Place {
  const place = record(json, at, ['id', 'en', 'ko', 'col', 'row', ...own], SOURCES);
  names(place, at);
  for (const source of SOURCES) {
    if (place[source] === undefined) continue;
    for (const word of array(place[source], `${at}.${source}`)) text(word, `${at}.${source}`);
  }
  const hex = {
    col: count(place.col, `${at}.col`, EDGE_MOST),
    row: count(place.row, `${at}.row`, EDGE_MOST),
  };
  if (!land.has(writeHex(hex))) flaw('off-board', at);
  const id = text(place.id, `${at}.id`);
  // Positions list demand by city id.
  if (isForbiddenKey(id)) flaw('not-a-text', `${at}.id`);
  return { id, hex };
}

/** The cities by id. They must be in index order: columns from east to west, top to bottom. */
function readCities(form: JsonObject, land: ReadonlyMap<string, Hex>): Map<string, Hex> {
  const cities = new Map<string, Hex>();
  const list = array(form.cities, 'cities');
  if (list.length === 0) flaw('no-cities', 'cities');
  if (list.length > CITIES_MOST)
    flaw('too-many', 'cities', { has: list.length, most: CITIES_MOST });
  let before: Hex | null = null;
  for (const [index, json] of list.entries()) {
    const at = `cities[${index}]`;
    const { id, hex } = readPlace(json, at, land, ['capacity']);
    const capacity = count((json as JsonObject).capacity, `${at}.capacity`, 3);
    if (capacity === 0) flaw('no-capacity', `${at}.capacity`);
    if (cities.has(id)) flaw('twice', `${at}.id`);
    if (before && !comesAfter(hex, before)) flaw('out-of-order', at);
    cities.set(id, hex);
    before = hex;
  }
  return cities;
}

function comesAfter(hex: Hex, before: Hex): boolean {
  return hex.col < before.col || (hex.col === before.col && hex.row > before.row);
}

function readStarts(
  form: JsonObject,
  land: ReadonlyMap<string, Hex>,
  cities: ReadonlyMap<string, Hex>,
  taken: Set<string>,
): Hex[] {
  const companies = new Set<number>();
  const starts = array(form.starts, 'starts').map((json, index) => {
    const at = `starts[${index}]`;
    const { id, hex } = readPlace(json, at, land, ['company']);
    const company = wordOf((json as JsonObject).company, `${at}.company`, COMPANIES);
    if (companies.has(company)) flaw('twice', `${at}.company`);
    if (cities.has(id)) flaw('twice', `${at}.id`);
    if (taken.has(writeHex(hex))) flaw('taken', at);
    companies.add(company);
    taken.add(writeHex(hex));
    return hex;
  });
  if (companies.size < COMPANIES.length) flaw('start-missing', 'starts');
  return starts;
}

function readHarbors(form: JsonObject, land: ReadonlyMap<string, Hex>, taken: Set<string>): Hex[] {
  const harbors = array(form.harbors, 'harbors');
  if (harbors.length > HARBORS_MOST) {
    flaw('too-many', 'harbors', { has: harbors.length, most: HARBORS_MOST });
  }
  return harbors.map((json, index) => {
    const { hex } = readPlace(json, `harbors[${index}]`, land, []);
    if (taken.has(writeHex(hex))) flaw('taken', `harbors[${index}]`);
    taken.add(writeHex(hex));
    return hex;
  });
}

function readSpike(
  form: JsonObject,
  land: ReadonlyMap<string, Hex>,
  cities: ReadonlyMap<string, Hex>,
): void {
  if (form.golden_spike === undefined) return;
  const spike = record(form.golden_spike, 'golden_spike', ['col', 'row', 'first', 'far'], SOURCES);
  const col = count(spike.col, 'golden_spike.col', EDGE_MOST);
  const row = count(spike.row, 'golden_spike.row', EDGE_MOST);
  if (!land.has(writeHex({ col, row }))) flaw('off-board', 'golden_spike');
  for (const end of ['first', 'far']) {
    if (!cities.has(text(spike[end], `golden_spike.${end}`)))
      flaw('no-city', `golden_spike.${end}`);
  }
  if (spike.first === spike.far) flaw('twice', 'golden_spike.far');
}

function readLabels(json: Json | undefined, at: string): void {
  for (const [index, label] of array(json, at).entries()) {
    const here = `${at}[${index}]`;
    const read = record(label, here, ['en', 'ko', 'col', 'row']);
    names(read, here);
    count(read.col, `${here}.col`, EDGE_MOST);
    count(read.row, `${here}.row`, EDGE_MOST);
  }
}

function names(json: JsonObject, at: string): void {
  text(json.en, `${at}.en`);
  text(json.ko, `${at}.ko`);
}
