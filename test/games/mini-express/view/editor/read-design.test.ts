import { describe, expect, test } from 'vitest';
import { designEditor } from '../../../../../src/games/mini-express/view/editor/design-editor';
import { designOf } from '../../../../../src/games/mini-express/view/editor/read-design';
import type { Json, JsonObject } from '../../../../../src/kit/json';
import { isProblem } from '../../../../../src/kit/rules';
import { copyOf, problemsOf } from './boards';

const usa = copyOf('usa');
const json = (form: object) => JSON.parse(JSON.stringify(form)) as JsonObject;

describe('a board from a file', () => {
  test('is read as it was written', () => {
    for (const { design } of designEditor.copies)
      expect(designEditor.read(json(design))).toEqual(design);
  });

  test('may have problems that keep it from being played', () => {
    const unfinished = {
      ...usa,
      starts: [],
      cities: usa.cities.slice(0, 1).map((city) => ({ ...city, en: '' })),
      chart: [],
    };
    expect(designEditor.read(json(unfinished))).toEqual(unfinished);
    expect(problemsOf(unfinished).length).toBe(2);
  });

  test('is sorted', () => {
    const wild = {
      ...usa,
      columns: [...usa.columns]
        .reverse()
        .map(({ col, rows }) => ({ col, rows: [...rows, ...rows] })),
      cities: [...usa.cities].reverse(),
      starts: [...usa.starts].reverse(),
      labels: usa.labels.map((label) => ({ ...label, row: label.row + 1 })),
    };
    expect(designEditor.read(json(wild))).toEqual(designOf(usa));
  });
});

const place = { id: 'x', en: 'X', ko: 'X', col: 5, row: 9 };

test.each<[string, string, Json]>([
  ['a text', '', 'board'],
  ['a list', '', []],
  ['nothing', 'id', {}],
  ['a key that boards do not have', 'speed', { ...json(usa), speed: 3 }],
  ['a misspelt capacity', 'cities[0].capacity', { ...json(usa), cities: [{ ...place, cap: 2 }] }],
  ['room for four', 'cities[0].capacity', { ...json(usa), cities: [{ ...place, capacity: 4 }] }],
  [
    'a name as long as a book',
    'cities[0].en',
    { ...json(usa), cities: [{ ...place, en: 'x'.repeat(81), capacity: 2 }] },
  ],
  [
    'an id with a meaning',
    'harbors[0].id',
    { ...json(usa), harbors: [{ ...place, id: '__proto__' }] },
  ],
  ['half a row', 'harbors[0].row', { ...json(usa), harbors: [{ ...place, row: 0.5 }] }],
  ['a place between hexes', 'harbors[0]', { ...json(usa), harbors: [{ ...place, row: 10 }] }],
  ['land between hexes', 'columns[0]', { ...json(usa), columns: [{ col: 0, rows: [1] }] }],
  ['too many columns', 'columns', { ...json(usa), columns: Array(101).fill({ col: 0, rows: [] }) }],
  [
    'a fifth company',
    'starts[0].company',
    { ...json(usa), starts: [{ ...place, company: 'pink' }] },
  ],
  [
    'a tile of three',
    'demand_tiles[0].tile',
    { ...json(usa), demand_tiles: [{ tile: ['gray', 'gray', 'gray'], count: 1 }] },
  ],
])('%s is refused with its place', (_, at, board) => {
  const read = designEditor.read(board);
  expect(isProblem(read) && String(read.at)).toContain(at);
});
