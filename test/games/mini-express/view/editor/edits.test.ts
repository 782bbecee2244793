import { describe, expect, test } from 'vitest';
import type { BoardForm } from '../../../../../src/games/mini-express/data/board-form';
import { thingAt } from '../../../../../src/games/mini-express/view/editor/land';
import { withCity, withName } from '../../../../../src/games/mini-express/view/editor/places';
import { applyTool, type Tool } from '../../../../../src/games/mini-express/view/editor/tools';
import type { Hex } from '../../../../../src/kit/hex';
import { isLand, labelAt, withLabelChanged } from '../../../../../src/ui/editor/map-form';
import { renamed } from '../../../../../src/ui/editor/name-fields';
import { copyOf, names, problemsOf } from './boards';

const usa = copyOf('usa');
const hex = (col: number, row: number): Hex => ({ col, row });

/** The board after taps that must all have an effect. */
function tapped(form: BoardForm, ...taps: readonly (readonly [Tool, Hex])[]): BoardForm {
  return taps.reduce((board, [tool, at]) => {
    const outcome = applyTool(board, tool, at, names);
    if ('refused' in outcome) throw new Error(outcome.refused);
    return outcome.form;
  }, form);
}

const refusal = (form: BoardForm, tool: Tool, at: Hex) => {
  const outcome = applyTool(form, tool, at, names);
  return 'refused' in outcome ? outcome.refused : null;
};

const idAt = (form: BoardForm, at: Hex) => {
  const thing = thingAt(form, at);
  return thing?.kind === 'city' ? form.cities[thing.index]?.id : null;
};

test('a copy of each board in the box can be played', () => {
  expect(problemsOf(usa)).toEqual([]);
  expect(problemsOf(copyOf('europe'))).toEqual([]);
});

describe('cities', () => {
  test('get their index from their place: columns from the east, north first', () => {
    // Between Augusta (17,1) and Boston (17,5), the first two.
    const more = tapped(usa, [{ kind: 'city', capacity: 3 }, hex(17, 3)]);
    expect(more.cities.slice(0, 3).map(({ id }) => id)).toEqual(['augusta', 'city-33', 'boston']);
    expect(more.cities[1]).toMatchObject({ en: 'City 33', ko: 'City 33', capacity: 3 });
  });

  test('moved, they keep name and capacity and are sorted again', () => {
    const moved = tapped(usa, [{ kind: 'move', from: hex(17, 1) }, hex(3, 9)]);
    expect(idAt(moved, hex(17, 1))).toBeNull();
    const index = moved.cities.findIndex(({ id }) => id === 'augusta');
    expect(moved.cities[index]).toMatchObject({ en: 'Augusta', capacity: 1, col: 3, row: 9 });
    expect(moved.cities[index - 1]?.id).toBe('salt-lake-city');
    expect(problemsOf(moved)).toEqual([]);
    const back = tapped(moved, [{ kind: 'move', from: hex(3, 9) }, hex(17, 1)]);
    expect(back).toEqual(usa);
  });

  test('tapped again with another capacity, they only change that', () => {
    const changed = tapped(usa, [{ kind: 'city', capacity: 3 }, hex(17, 1)]);
    expect(changed.cities[0]).toEqual({ ...usa.cities[0], capacity: 3 });
    expect(changed.cities).toHaveLength(32);
  });

  test('on water add land', () => {
    const sea = hex(16, 14);
    expect(isLand(usa, sea)).toBe(false);
    const more = tapped(usa, [{ kind: 'city', capacity: 1 }, sea]);
    expect(isLand(more, sea)).toBe(true);
    expect(idAt(more, sea)).toBe('city-33');
  });

  test('with a new name the id changes too, also in the Golden Spike; ids stay unique', () => {
    const omaha = usa.cities.findIndex(({ id }) => id === 'omaha');
    const form = withName(usa, { kind: 'city', index: omaha }, { en: 'Fort Smith', ko: '오마하' });
    expect(form.cities[omaha]).toMatchObject({
      id: 'fort-smith-2',
      en: 'Fort Smith',
      ko: '오마하',
    });
    expect(form.golden_spike).toMatchObject({ first: 'fort-smith-2', far: 'san-francisco' });
    expect(problemsOf(form)).toEqual([]);
    const korean = withName(
      withCity(usa, hex(5, 9), 2, '서울'),
      { kind: 'city', index: 24 },
      { en: '부산', ko: '부산' },
    );
    expect(korean.cities[24]).toMatchObject({ id: '부산', en: '부산', ko: '부산' });
  });

  test('renamed on a screen, the other language follows until it gets its own name', () => {
    const fresh = { en: 'City 33', ko: 'City 33' };
    const seoul = { en: '서울', ko: '서울' };
    expect(renamed(fresh, 'ko', '서울', 'ko')).toEqual(seoul);
    expect(renamed(seoul, 'en', 'Seoul', 'ko')).toEqual({ en: 'Seoul', ko: '서울' });
    const omaha = { en: 'Omaha', ko: '오마하' };
    expect(renamed(omaha, 'en', 'Lincoln', 'en')).toEqual({ en: 'Lincoln', ko: '오마하' });
  });

  test('never get an id that has a meaning in JavaScript objects', () => {
    const form = withCity(usa, hex(5, 9), 2, 'Constructor');
    expect(form.cities[24]?.id).toBe('constructor-2');
    expect(withCity(usa, hex(5, 9), 2, '__proto__').cities[24]?.id).toBe('proto');
    // The rules do not accept one either: positions list demand by city id, and its tile would be lost.
    for (const id of ['__proto__', 'constructor']) {
      const cities = usa.cities.map((city, at) => (at === 0 ? { ...city, id } : city));
      expect(problemsOf({ ...usa, cities })).toMatchObject([{ at: 'cities[0].id' }]);
    }
  });
});

describe('starts, harbors and the spike', () => {
  test('a company has one start: elsewhere it is moved, including its name', () => {
    const form = tapped(usa, [{ kind: 'start', company: 'brown' }, hex(14, 10)]);
    expect(form.starts).toHaveLength(4);
    expect(form.starts[0]).toEqual({ ...usa.starts[0], col: 14, row: 10 });
    expect(problemsOf(form)).toEqual([]);
  });

  test('an erased start is reported, and can be placed again', () => {
    const without = tapped(usa, [{ kind: 'erase' }, hex(15, 9)]);
    expect(problemsOf(without)).toMatchObject([{ problem: 'start-missing' }]);
    const again = tapped(without, [{ kind: 'start', company: 'brown' }, hex(15, 9)]);
    expect(problemsOf(again)).toEqual([]);
  });

  test('a board without harbors or spike can get both', () => {
    const plain = tapped(usa, [{ kind: 'erase' }, hex(7, 7)]);
    expect(plain.golden_spike).toBeUndefined();
    const form = tapped(
      plain,
      [{ kind: 'harbor' }, hex(0, 2)],
      [{ kind: 'spike', part: 'far' }, hex(0, 4)],
      [{ kind: 'spike', part: 'first' }, hex(5, 7)],
      [{ kind: 'spike', part: 'tile' }, hex(5, 9)],
    );
    expect(form.harbors).toEqual([
      { id: 'harbor-1', en: 'Harbor 1', ko: 'Harbor 1', col: 0, row: 2 },
    ]);
    expect(form.golden_spike).toEqual({ first: 'denver', far: 'portland', col: 5, row: 9 });
    expect(problemsOf(form)).toEqual([]);
  });

  test('naming one end of the spike as the other swaps the two', () => {
    const form = tapped(usa, [{ kind: 'spike', part: 'first' }, hex(0, 8)]);
    expect(form.golden_spike).toMatchObject({ first: 'san-francisco', far: 'omaha' });
  });

  test('a spike that has lost its city is reported instead of removed', () => {
    const form = tapped(usa, [{ kind: 'erase' }, hex(8, 6)]);
    expect(form.golden_spike).toMatchObject({ first: '' });
    expect(problemsOf(form)).toMatchObject([{ problem: 'not-a-text', at: 'golden_spike.first' }]);
  });
});

describe('land', () => {
  test('is erased from the top: what is on it, the spike tile, the hex with its strait', () => {
    const once = tapped(usa, [{ kind: 'erase' }, hex(5, 7)]);
    expect(idAt(once, hex(5, 7))).toBeNull();
    expect(isLand(once, hex(5, 7))).toBe(true);
    const twice = tapped(once, [{ kind: 'erase' }, hex(5, 7)]);
    expect(isLand(twice, hex(5, 7))).toBe(false);
    expect(tapped(usa, [{ kind: 'erase' }, hex(12, 2)]).straits).toEqual([]);
    expect(tapped(twice, [{ kind: 'hex' }, hex(5, 7)]).columns).toEqual(usa.columns);
  });

  test('moves with what is drawn on it', () => {
    const strait = tapped(usa, [{ kind: 'move', from: hex(12, 2) }, hex(12, 4)]);
    expect(strait.straits).toMatchObject([{ col: 12, row: 4 }]);
    const spike = tapped(usa, [{ kind: 'move', from: hex(7, 7) }, hex(14, 2)]);
    expect(spike.golden_spike).toMatchObject({ col: 14, row: 2 });
    expect(isLand(spike, hex(7, 7))).toBe(false);
  });

  test('west of the first column the whole board makes room, and stays the same board', () => {
    const outcome = applyTool(usa, { kind: 'hex' }, hex(-1, 3), names);
    if ('refused' in outcome) throw new Error(outcome.refused);
    expect(outcome.hex).toEqual(hex(1, 3));
    const { form } = outcome;
    expect(problemsOf(form)).toEqual([]);
    expect(form.cities.map(({ id, col, row }) => [id, col - 2, row])).toEqual(
      usa.cities.map(({ id, col, row }) => [id, col, row]),
    );
    expect(isLand(form, hex(1, 3))).toBe(true);
    expect(tapped(form, [{ kind: 'move', from: hex(2, 4) }, hex(0, -2)]).cities).toContainEqual(
      expect.objectContaining({ id: 'portland', col: 0, row: 0 }),
    );
  });
});

test.each<[string, Tool, Hex]>([
  ['is-land', { kind: 'hex' }, hex(5, 7)],
  ['taken', { kind: 'city', capacity: 1 }, hex(15, 9)],
  ['taken', { kind: 'start', company: 'gray' }, hex(15, 9)],
  ['taken', { kind: 'harbor' }, hex(5, 7)],
  ['taken', { kind: 'move', from: hex(5, 7) }, hex(15, 9)],
  ['is-land', { kind: 'move', from: hex(5, 9) }, hex(5, 11)],
  ['needs-land', { kind: 'spike', part: 'tile' }, hex(16, 16)],
  ['needs-city', { kind: 'spike', part: 'first' }, hex(5, 9)],
  ['nothing-here', { kind: 'erase' }, hex(16, 16)],
])('a tap that can do nothing says why: %s', (because, tool, at) => {
  expect(refusal(usa, tool, at)).toBe(because);
});

describe('names on the water', () => {
  const LABEL: Tool = { kind: 'label' };
  const sea = hex(16, 16);

  test('are only on water, once on a hex, and have no effect on the rules', () => {
    const named = tapped(usa, [LABEL, sea]);
    expect(labelAt(named, sea)).toEqual({ en: 'Sea 7', ko: 'Sea 7', ...sea });
    expect(tapped(named, [LABEL, sea])).toEqual(named);
    expect(refusal(usa, LABEL, hex(5, 9))).toBe('is-land');
    expect(problemsOf(named)).toEqual([]);
  });

  test('are renamed in each language, moved over water, and removed', () => {
    const [label] = usa.labels.slice(1);
    if (!label) throw new Error('the board has no such label');
    const renamed = withLabelChanged(usa, label, { en: 'Gitche Gumee', ko: label.ko });
    expect(labelAt(renamed, label)).toEqual({ ...label, en: 'Gitche Gumee' });
    const moved = tapped(renamed, [{ kind: 'move', from: label }, sea]);
    expect(labelAt(moved, label)).toBeNull();
    expect(labelAt(moved, sea)).toMatchObject({ en: 'Gitche Gumee', ko: '슈피리어호' });
    expect(refusal(moved, { kind: 'move', from: sea }, hex(5, 9))).toBe('is-land');
    expect(refusal(moved, { kind: 'move', from: sea }, hex(0, 16))).toBe('taken');
    expect(labelAt(tapped(moved, [{ kind: 'erase' }, sea]), sea)).toBeNull();
  });

  test('move along when the board makes room, and are replaced by land', () => {
    const grown = tapped(usa, [{ kind: 'hex' }, hex(-1, 5)]);
    expect(labelAt(grown, hex(2, 16))).toMatchObject({ en: 'Pacific Ocean' });
    expect(labelAt(tapped(usa, [{ kind: 'hex' }, hex(0, 16)]), hex(0, 16))).toBeNull();
  });

  test('of every board in the box are on a hex of water', () => {
    for (const form of [usa, copyOf('europe')]) {
      for (const label of form.labels) {
        expect((label.col + label.row) % 2).toBe(0);
        expect(isLand(form, label)).toBe(false);
      }
    }
  });
});
