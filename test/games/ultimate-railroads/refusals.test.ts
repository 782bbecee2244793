import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { actionOf, KINDS } from '../../../src/games/ultimate-railroads/rules/actions';
import { pass } from '../../../src/games/ultimate-railroads/rules/use';
import type { JsonObject } from '../../../src/kit/json';
import { at, RESOLVING, refused, use } from './support/positions';

const hand = { turn: RESOLVING, lock: { kind: 'hand', tile: '2' }, 'supply.2': 3 };
const spread = {
  turn: RESOLVING,
  lock: { kind: 'spread', left: 2, moved: [['trans', 'black']], must: true },
};
const pool = (units: JsonObject) => ({ turn: RESOLVING, pool: units });

type Row = readonly [patch: Record<string, unknown>, action: JsonObject, refusal: JsonObject];

/** 17, from the first row to the last; those that the examples have with all their figures are left out. */
const rows: readonly Row[] = [
  [{}, { do: 'done' }, { because: 'wrong-phase', phase: 'turn' }],
  [{}, { do: 'start', card: 'rouble' }, { because: 'wrong-phase', phase: 'turn' }],
  [pool({ key: 1 }), { do: 'pass' }, { because: 'wrong-phase', phase: 'resolve' }],
  [pool({ key: 1 }), { do: 'bonus', card: 'keys' }, { because: 'wrong-phase', phase: 'resolve' }],
  [hand, { do: 'skip' }, { because: 'locked', lock: 'hand' }],
  [hand, { do: 'key', take: 'points' }, { because: 'locked', lock: 'hand' }],
  [
    spread,
    { do: 'step', as: 'any', line: 'kiev', colour: 'black' },
    { because: 'locked', lock: 'spread' },
  ],
  [spread, { do: 'flip' }, { because: 'locked', lock: 'spread' }],
  [{}, use('last', 1, 0, 0), { because: 'no-such-space', space: 'last' }],
  [{}, use('engineer-3', 1, 0, 0), { because: 'no-such-space', space: 'engineer-3' }],
  [{}, use('place-1', 1, 0, 0), { because: 'own-place', place: 1 }],
  [
    { order: [1, 2, 3, 0], claims: { '1': [0, 0], '2': null } },
    use('place-2', 1, 0, 0),
    { because: 'has-claim', place: 1 },
  ],
  [{}, use('black-2', 1, 0, 0), { because: 'wrong-pay', space: 'black-2', needs: 2 }],
  [{}, use('any', 2, 0, 0), { because: 'wrong-pay', space: 'any', needs: 2 }],
  [{}, use('place-2', 0, 0, 1), { because: 'wrong-pay', space: 'place-2', needs: 1 }],
  [{}, use('light-2', 1, 0, 0), { because: 'wrong-pay', space: 'light-2', needs: 1 }],
  [
    { 'table.0.workers': 1 },
    use('black-2', 2, 0, 0),
    { because: 'too-few', what: 'workers', needs: 2, has: 1 },
  ],
  [{}, use('black-2', 1, 1, 0), { because: 'too-few', what: 'black', needs: 1, has: 0 }],
  [{}, use('build-3', 1, 0, 2), { because: 'too-few', what: 'roubles', needs: 2, has: 1 }],
  [{}, use('white-1', 1, 0, 0), { because: 'not-complete', space: 'white-1' }],
  [
    pool({ key: 1 }),
    { do: 'step', as: 'gray', line: 'trans', colour: 'gray' },
    { because: 'not-pending', as: 'gray' },
  ],
  [
    pool({ key: 1 }),
    { do: 'step', as: 'spread', line: 'trans', colour: 'gray' },
    { because: 'not-pending', as: 'spread' },
  ],
  [pool({ key: 1 }), { do: 'industry', from: 0 }, { because: 'not-pending', as: 'industry' }],
  [
    pool({ key: 1 }),
    { do: 'take', as: 'locomotive', tile: '2' },
    { because: 'not-pending', as: 'locomotive' },
  ],
  [pool({ key: 1 }), { do: 'put', line: 'trans' }, { because: 'not-pending', as: 'hand' }],
  [pool({ key: 1 }), { do: 'flip' }, { because: 'not-pending', as: 'hand' }],
  [
    pool({ key: 1 }),
    { do: 'factory', as: 'build', from: 'supply', tile: '2' },
    { because: 'not-pending', as: 'build' },
  ],
  [
    pool({ key: 1 }),
    { do: 'factory', as: 'factory', from: 'supply', tile: '2' },
    { because: 'not-pending', as: 'factory' },
  ],
  [pool({ token: 1 }), { do: 'key', take: 'points' }, { because: 'not-pending', as: 'key' }],
  [pool({ key: 1 }), { do: 'token', token: 'keys' }, { because: 'not-pending', as: 'token' }],
  [pool({ key: 1 }), { do: 'card', card: 'works' }, { because: 'not-pending', as: 'card' }],
  [pool({ key: 1 }), { do: 'prize', take: 'points' }, { because: 'not-pending', as: 'prize' }],
  [pool({ key: 1 }), { do: 'again', space: 'money' }, { because: 'not-pending', as: 'again' }],
  [pool({ key: 1 }), { do: 'guest', engineer: 1 }, { because: 'not-pending', as: 'guest' }],
  [pool({ key: 1 }), { do: 'skip' }, { because: 'not-pending', as: 'lock' }],
  [
    pool({ any: [0, 1] }),
    { do: 'step', as: 'any', line: 'kiev', colour: 'natural' },
    { because: 'no-track', line: 'kiev', colour: 'natural' },
  ],
  [
    pool({ any: [0, 1] }),
    { do: 'step', as: 'any', line: 'kiev', colour: 'gray' },
    { because: 'no-track', line: 'kiev', colour: 'gray' },
  ],
  [
    pool({ basic: [0, 1] }),
    { do: 'step', as: 'basic', line: 'kiev', colour: 'brown' },
    { because: 'no-track', line: 'kiev', colour: 'brown' },
  ],
  [
    spread,
    { do: 'step', as: 'spread', line: 'trans', colour: 'black' },
    { because: 'moved', line: 'trans', colour: 'black' },
  ],
  [
    { ...pool({ black: [0, 1] }), 'table.0.tracks.peter': [9] },
    { do: 'step', as: 'black', line: 'peter', colour: 'black' },
    { because: 'line-end', line: 'peter', colour: 'black' },
  ],
  [pool({ industry: [0, 1] }), { do: 'industry', from: 1 }, { because: 'no-marker', at: 1 }],
  [
    { ...pool({ industry: [0, 1], key: 1 }), 'table.0.industry': [4] },
    { do: 'industry', from: 4 },
    { because: 'gap', at: 4 },
  ],
  [
    pool({ build: [0, 1] }),
    { do: 'factory', as: 'build', from: 'returned', tile: '2' },
    { because: 'no-tile', tile: '2' },
  ],
  [
    pool({ build: [0, 1] }),
    { do: 'factory', as: 'build', from: 'supply', tile: '3' },
    { because: 'not-lowest', tile: '3' },
  ],
  [hand, { do: 'put', line: 'peter', over: '1' }, { because: 'not-there', tile: '1' }],
  [hand, { do: 'flip' }, { because: 'slots-empty' }],
  [
    { ...hand, 'supply.2': 2, 'table.0.locos.kiev': ['2'] },
    { do: 'put', line: 'kiev' },
    { because: 'slots-full', line: 'kiev' },
  ],
  [
    { ...hand, 'supply.2': 2, 'table.0.locos.kiev': ['2'] },
    { do: 'put', line: 'kiev', over: '2' },
    { because: 'not-lower', tile: '2' },
  ],
  [
    pool({ build: [0, 1] }),
    { do: 'factory', as: 'build', from: 'supply', tile: '2', slot: 2 },
    { because: 'wrong-slot', slot: 2 },
  ],
  [
    {
      ...pool({ build: [0, 1] }),
      'table.0.factories': ['3', '3', '3', '3', '4'],
      'supply.3': 0,
      'supply.4': 3,
    },
    { do: 'factory', as: 'build', from: 'supply', tile: '2' },
    { because: 'wrong-slot', slot: null },
  ],
  [spread, { do: 'skip' }, { because: 'must', as: 'spread' }],
  [
    pool({ industry: [1, 0], build: [1, 0], white: [1, 0] }),
    { do: 'done' },
    { because: 'must', as: 'industry' },
  ],
];

describe('why an action is refused', () => {
  test.each(rows)('17: %j: %j: %j', (patch, action, refusal) => {
    expect(refused(at('four', patch), action)).toEqual(refusal);
  });

  test('17: the first row that fits: what is taken is told before how it is paid', () => {
    const state = at('four', { taken: { money: [1, 1, 0, 0] } });
    expect(refused(state, use('money', 3, 1, 3))).toEqual({
      because: 'taken',
      space: 'money',
      seat: 1,
    });
    expect(refused(state, use('white-2', 3, 1, 3))).toMatchObject({ because: 'wrong-pay' });
  });

  test('17: any number may be tried', () => {
    const state = at('four');
    for (const number of [
      -1,
      0.5,
      Number.NaN,
      2 ** 31,
      2 ** 31 - 1,
      KINDS.length,
      actionOf(pass, 1),
    ])
      expect(rules.refusal(state, number)).toEqual({ because: 'no-action' });
  });
});
