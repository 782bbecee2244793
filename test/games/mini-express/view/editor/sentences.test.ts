import { expect, test } from 'vitest';
import type { BoardForm } from '../../../../../src/games/mini-express/data/board-form';
import { sentenceOf } from '../../../../../src/games/mini-express/view/editor/describe';
import { withoutGround } from '../../../../../src/games/mini-express/view/editor/land';
import {
  withAutomaTile,
  withoutAutomaTile,
  withSteps,
} from '../../../../../src/games/mini-express/view/editor/lists';
import { withHarbor, withoutThing } from '../../../../../src/games/mini-express/view/editor/places';
import { withSpikeTile } from '../../../../../src/games/mini-express/view/editor/spike';
import { type Spot, spotOf } from '../../../../../src/games/mini-express/view/editor/spots';
import { words as en } from '../../../../../src/games/mini-express/words/en/editor';
import { words as ko } from '../../../../../src/games/mini-express/words/ko/editor';
import { copyOf, problemsOf } from './boards';

const usa = copyOf('usa');
const [first, second] = usa.cities;
if (!first || !second) throw new Error('the board has no cities');

const SELECT = { kind: 'select' } as const;
const at = (col: number, row: number): Spot => ({ tab: 'map', hex: { col, row }, tool: SELECT });
const tool = (one: Extract<Spot, { tab: 'map' }>['tool']): Spot => ({
  tab: 'map',
  hex: null,
  tool: one,
});

const onlyTile = (form: BoardForm, company: number) => {
  const two = Array.from({ length: 11 }).reduce<BoardForm>(
    (all) => withoutAutomaTile(all, 0),
    form,
  );
  return withSteps(withSteps(two, 0, 'company', company), 1, 'company', company);
};
const manyHarbors = [1, 3, 5, 7, 9, 11, 13, 15].reduce(
  (form, row) => withHarbor(form, { col: 19, row }, 'H'),
  usa,
);

/** A board with one problem of each kind, where it is shown, and a word that its sentence must have. */
const flawed: readonly (readonly [string, BoardForm, Spot, string])[] = [
  [
    'start-missing',
    withoutThing(usa, { kind: 'start', index: 2 }),
    tool({ kind: 'start', company: 'orange' }),
    'Orange',
  ],
  [
    'unreachable',
    withoutGround(withoutGround(usa, { col: 16, row: 2 }), { col: 17, row: 3 }),
    at(17, 1),
    'Augusta',
  ],
  [
    'taken',
    {
      ...usa,
      harbors: [{ ...first, id: 'h', en: 'H', ko: 'H' }].map(({ capacity: _, ...one }) => one),
    },
    at(17, 1),
    '',
  ],
  [
    'off-board',
    { ...usa, cities: [{ ...first, row: 21 }, ...usa.cities.slice(1)] },
    at(17, 21),
    'Augusta',
  ],
  [
    'twice',
    { ...usa, cities: [first, { ...second, id: first.id }, ...usa.cities.slice(2)] },
    at(17, 5),
    'Boston',
  ],
  [
    'not-a-text',
    { ...usa, cities: [{ ...first, ko: '' }, ...usa.cities.slice(1)] },
    at(17, 1),
    'both languages',
  ],
  [
    'not-a-text',
    { ...usa, labels: usa.labels.map((label) => ({ ...label, ko: '' })).slice(1) },
    at(12, 0),
    'Lake Superior',
  ],
  ['not-a-text', { ...usa, name: { en: '', ko: '' } }, { tab: 'checks' }, 'name of the board'],
  [
    'not-a-text',
    withSpikeTile(copyOf('europe'), { col: 4, row: 8 }),
    { tab: 'map', hex: { col: 4, row: 8 }, tool: { kind: 'spike', part: 'first' } },
    'first city',
  ],
  ['no-cities', { ...usa, cities: [] }, tool({ kind: 'city', capacity: 2 }), 'no city'],
  ['too-many', manyHarbors, at(19, 15), 'at most 7'],
  [
    'too-few-tiles',
    { ...usa, demand_tiles: [{ tile: ['gray', 'gray'], count: 3 }] },
    { tab: 'demand' },
    '32 cities',
  ],
  [
    'too-few',
    { ...usa, chart: [{ first: 1, second: 1, other: 1 }] },
    { tab: 'chart', row: null },
    'at least 2',
  ],
  [
    'too-many',
    { ...usa, chart: [1, 100].map((first) => ({ first, second: 1, other: 1 })) },
    { tab: 'chart', row: 1 },
    'Length 1',
  ],
  ['too-few', withSteps(usa, 3, 'city', 0), { tab: 'automa', row: 3 }, 'Tile 4'],
  [
    'marker-stuck',
    onlyTile(withAutomaTile(usa), 2),
    { tab: 'automa', row: null },
    'company marker',
  ],
];

test.each(flawed)('%s is explained in both languages and shown', (problem, form, spot, says) => {
  const found = problemsOf(form).find((one) => one.problem === problem);
  if (!found) throw new Error(JSON.stringify(problemsOf(form)));
  expect(spotOf(found, form)).toEqual(spot);
  const english = sentenceOf(found, form, en, 'en');
  expect(english).toContain(says);
  const korean = sentenceOf(found, form, ko, 'ko');
  expect(korean).toMatch(/[가-힣]/);
  for (const sentence of [english, korean]) {
    expect(sentence).not.toMatch(/undefined|NaN/);
    expect(sentence).not.toContain(problem);
  }
});
