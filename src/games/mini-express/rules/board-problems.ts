import { type Hex, hexMap, writeHex } from '../../../kit/hex';
import type { Json } from '../../../kit/json';
import { reading, record, text, wordOf } from '../../../kit/reading';
import type { Problem } from '../../../kit/rules';
import { checkBoxes } from './board-box';
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
