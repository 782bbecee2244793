import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { Json } from '../../../src/kit/json';
import { edited, flawOf, fresh, read, write } from './support/positions';

describe('written form', () => {
  test('15: a key that is missing is named', () => {
    for (const key of Object.keys(edited('four'))) {
      const position: Record<string, Json | undefined> = { ...edited('four') };
      delete position[key];
      expect(flawOf(position), key).toMatchObject({ at: key });
    }
  });

  test('15: nonsense in any place is a problem, never an exception', () => {
    const values: readonly Json[] = [null, -1, 1.5, 1e9, 'x', [], {}, [null], true];
    const visit = (tree: object, path: string) => {
      for (const [key, value] of Object.entries(tree)) {
        const place = path === '' ? key : `${path}.${key}`;
        for (const nonsense of values) {
          const problem = flawOf(edited('two', { [place]: nonsense }));
          if (problem) expect(typeof problem.problem).toBe('string');
        }
        if (typeof value === 'object' && value !== null) visit(value, place);
      }
    };
    visit(edited('two'), '');
    for (const nonsense of values) expect(flawOf(nonsense)).not.toBeNull();
  });

  test('15: what is odd but possible is taken, and written in its order', () => {
    const odd = {
      ...{
        'table.0.workers': 9,
        'table.0.roubles': 40,
        'table.0.score': 300,
        strip: [null, 5, null, 7, 12, null, null],
      },
      'table.0.locos.trans': ['3', '1'],
      'supply.3': 3,
      'table.0.tokens': ['keys', 'medal'],
    };
    const position = write(read(edited('four', odd)));
    expect(position.table[0]).toMatchObject({ workers: 9, tokens: ['medal', 'keys'] });
    expect(position.table[0]?.locos.trans).toEqual(['1', '3']);
  });

  const none: readonly (readonly [Json, string])[] = [
    [{ do: 'fly' }, 'do'],
    [{ do: 'pass', seat: 1 }, 'seat'],
    [{ do: 'use', space: 'moon', pay: [1, 0, 0] }, 'space'],
    [{ do: 'use', space: 'money' }, 'pay'],
    [{ do: 'use', space: 'money', pay: [1, 0] }, 'pay'],
    [{ do: 'use', space: 'money', pay: [4, 0, 0] }, 'pay[0]'],
    [{ do: 'use', space: 'money', pay: [1, 2, 0] }, 'pay[1]'],
    [{ do: 'use', space: 'money', pay: [1, 0, -1] }, 'pay[2]'],
    [{ do: 'step', as: 'industry', line: 'trans', colour: 'gray' }, 'as'],
    [{ do: 'industry', from: 16 }, 'from'],
    [{ do: 'factory', as: 'build', from: 'supply', tile: '4', slot: 0 }, 'slot'],
    [{ do: 'factory', as: 'locomotive', from: 'supply', tile: '4' }, 'as'],
    [{ do: 'put', line: 'trans', over: null }, 'over'],
    [{ do: 'guest', engineer: 16 }, 'engineer'],
    ['pass', ''],
  ];
  test.each(none)('15: %j is no action', (action, at) => {
    expect(rules.action.read(action, fresh())).toMatchObject({ at });
  });
});
