import type { Json } from '../../../kit/json';
import { isProblem, type Problem } from '../../../kit/rules';
import { checkBoxes } from './board-box';
import { type Places, readPlaces } from './board-places';
import { checkReachable } from './board-reachable';
import { reading, record, text, wordOf } from './reading';

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
 * What is wrong with a board of one's own (12), the first flaw of each part. With none it can be played to
 * the end in every mode it offers.
 */
export function boardProblems(json: Json): Problem[] {
  const form = reading(() => record(json, '', KEYS, OPTIONAL_KEYS));
  if (isProblem(form)) return [form];
  const title = reading(() => {
    text(form.id, 'id');
    const name = record(form.name, 'name', ['en', 'ko']);
    text(name.en, 'name.en');
    text(name.ko, 'name.ko');
    wordOf(form.status, 'status', ['own', 'printed', 'reconstruction']);
    return { sound: true };
  });
  const places: Places | Problem = reading(() => readPlaces(form));
  const cities = Array.isArray(form.cities) ? form.cities.length : 0;
  const found = [title, places, ...checkBoxes(form, cities)].filter(isProblem);
  return isProblem(places) ? found : [...found, ...checkReachable(places)];
}
