import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestExchanged } from '../../../src/games/504/modules/production/rules/role-1';
import { rules } from '../../../src/games/504/rules';
import { BOUGHT } from '../../../src/games/504/rules/state/fields';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { bestTarget } from './support/by-the-clauses';
import { played } from './support/play';

const sale = (goods: Form, settlements: readonly string[] = []) =>
  bare('687', 3, {
    turn: { step: 'sale', room: 2, earned: 0 },
    owners: { 0: { goods, settlements } },
  });

describe('M8: plants', () => {
  const form = (residents: Form, map: Form = {}) =>
    bare('867', 3, { map, owners: { 0: { settlements: ['1,0', '1,-1', '3,-4'], residents } } });
  const plant = (at: string, good: string) => ({ do: 'plant', at, good });

  test('M8.2: what a plant costs by its tile', () => {
    for (const [kind, good, cost] of [
      ['grassland', 'cattle', 1],
      ['field', 'grain', 1],
      ['forest', 'wood', 2],
      ['mountain', 'ore', 3],
    ] as const) {
      const map = { '1,-1': { kind } };
      expect(
        refused(stateOf(form({ '1,-1': [cost - 1, 1], '0,0': [1, 0] }, map)), plant('1,-1', good)),
      ).toMatchObject({ because: 'no-active', needs: cost, has: cost - 1 });
      const { state } = played(form({ '1,-1': [cost, 0], '0,0': [1, 0] }, map), [
        plant('1,-1', good),
      ]);
      expect(write(state).owners[0].residents['1,-1']).toEqual([0, cost]);
    }
  });

  test('M8.2: the good of the tile, or fish beside water; desert has no good of its own', () => {
    const state = stateOf(
      form({ '1,0': [3, 0], '1,-1': [3, 0], '3,-4': [3, 0] }, { '1,0': { kind: 'desert' } }),
    );
    expect(refused(state, plant('1,0', 'fish'))).toBeNull();
    expect(refused(state, plant('1,0', 'cattle'))).toMatchObject({ because: 'wrong-good' });
    expect(refused(state, plant('3,-4', 'fish'))).toMatchObject({ because: 'wrong-good' });
    expect(refused(state, plant('2,1', 'cattle'))).toMatchObject({ because: 'no-settlement' });
    expect(rules.action.read(plant('1,0', 'gold'), state)).toMatchObject({
      problem: 'unknown-word',
    });
  });

  test('M8.3: one plant a tile for all', () => {
    const map = { '1,0': { kind: 'grassland', plant: { good: 'cattle', owner: 2 } } };
    expect(
      refused(stateOf(form({ '1,0': [3, 0], '0,0': [1, 0] }, map)), plant('1,0', 'fish')),
    ).toMatchObject({ because: 'taken' });
  });

  test('M8.4, M8.5: 8.I gives a good at once, 8.II one each income, 8.III none', () => {
    const at = {
      owners: { 0: { settlements: ['1,0'], residents: { '1,0': [1, 0], '0,0': [1, 0] } } },
    };
    const cattle = [plant('1,0', 'cattle')];
    expect(write(played(bare('867', 3, at), cattle).state).owners[0].goods).toEqual({ cattle: 1 });
    const two = bare('687', 3, at);
    expect(write(played(two, cattle).state).owners[0].goods).toEqual({});
    const sold = played(two, [...cattle, { do: 'done' }]).state;
    expect(write(sold)).toMatchObject({
      turn: { step: 'sale', room: 2 },
      owners: [{ goods: { cattle: 1 } }, {}, {}],
    });
    expect(write(played(bare('768', 3, at), cattle).state).owners[0].goods).toBeUndefined();
  });

  test('M8.6: an ownerless plant goes to who settles there', () => {
    const map = { '1,0': { kind: 'grassland', plant: { good: 'cattle', owner: null } } };
    const form = bare('867', 3, { map, owners: { 0: { residents: { '0,0': [2, 0] } } } });
    const { state } = played(form, [{ do: 'move', from: '0,0', to: '1,0' }]);
    expect(write(state).map['1,0'].plant).toEqual({ good: 'cattle', owner: 0 });
  });
});

describe('M8: trading houses and goods', () => {
  test('M8.8: no price in role III, and none on land', () => {
    const poor = {
      owners: {
        0: { cash: 0, settlements: ['3,-3'], residents: { '3,-3': [2, 0] } },
        1: { settlements: ['3,-4'] },
      },
    };
    const go = { do: 'move', from: '3,-3', to: '3,-4' };
    expect(refused(stateOf(bare('867', 3, poor)), go)).toMatchObject({
      because: 'no-money',
      needs: 10,
      has: 0,
    });
    expect(
      refused(
        stateOf(
          bare('678', 3, {
            ...poor,
            map: {},
            owners: {
              0: { hq: '4,0', cash: 0, settlements: ['3,-3'], residents: { '3,-3': [2, 0] } },
              1: { hq: '-4,0', settlements: ['4,-4'] },
              2: { hq: '0,4' },
            },
          }),
        ),
        { do: 'move', from: '3,-3', to: '4,-4' },
      ),
    ).toBeNull();
  });

  test('M8.12: a swap gives two goods for any one, also where nothing more can be sold', () => {
    const { state } = played(sale({ grain: 2, ore: 1 }), [
      { do: 'swap', give: ['grain', 'grain'], take: 'fish' },
    ]);
    expect(write(state).owners[0].goods).toEqual({ ore: 1, fish: 1 });
    expect(
      refused(stateOf(sale({ grain: 1, ore: 1 })), {
        do: 'swap',
        give: ['grain', 'grain'],
        take: 'fish',
      }),
    ).toMatchObject({ because: 'wrong-good' });
    const full = bare('687', 3, {
      turn: { step: 'sale', room: 0, earned: 0 },
      owners: { 0: { goods: { grain: 2 } } },
    });
    expect(legal(stateOf(full)).map(({ do: word }) => word)).toEqual([
      'done',
      ...Array(5).fill('swap'),
    ]);
  });

  test('M8.12: a set of different kinds, no larger than the room left', () => {
    const state = stateOf(sale({ grain: 2, ore: 1, fish: 1 }));
    expect(refused(state, { do: 'sell', set: ['grain', 'ore', 'fish'] })).toMatchObject({
      because: 'no-room',
    });
    expect(refused(state, { do: 'sell', set: ['cattle'] })).toMatchObject({
      because: 'wrong-good',
    });
    expect(rules.action.read({ do: 'sell', set: ['grain', 'grain'] }, state)).toMatchObject({
      problem: 'twice',
    });
    expect(rules.action.read({ do: 'sell', set: [] }, state)).toMatchObject({ problem: 'too-few' });
    expect(
      rules.action.read({ do: 'swap', give: ['ore', 'grain'], take: 'fish' }, state),
    ).toMatchObject({ problem: 'out-of-order' });
    const { state: next } = played(sale({ grain: 2, ore: 1, fish: 1 }), [
      { do: 'sell', set: ['grain', 'ore'] },
    ]);
    expect(write(next).turn).toMatchObject({ room: 0, earned: 25 });
  });

  test('M8.14: 5 goods and 7 houses with 3 seats', () => {
    const cities = ['3,-4', '-1,-3', '4,-1', '-4,1', '1,3', '-3,4'];
    const ended = (goods: Form, houses: number) => {
      const form = bare('867', 3, {
        ...{ round: 4, at: 2 },
        owners: {
          0: { goods, settlements: cities.slice(0, houses - 1) },
          2: { residents: { '0,0': [1, 0] } },
        },
      });
      return write(played(form, [{ do: 'done' }]).state).phase;
    };
    expect(ended({ grain: 5 }, 7)).toBe('over');
    expect(ended({ grain: 4 }, 7)).toBe('turn');
    expect(ended({ grain: 5 }, 6)).toBe('turn');
  });

  test('M8.15: the best exchange is that of trying every target', () => {
    const stock = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(stock, fc.integer({ min: 0, max: 7 }), (goods, room) => {
        expect(bestExchanged(goods, room)).toBe(bestTarget(goods, room));
      }),
      { numRuns: 60 },
    );
  });

  test('M8.16: from its second turn on an owner buys as many as it has plants, and two more', () => {
    const buying = (bought: number, map: Form = {}) => {
      const owners = { 0: { cash: 90, settlements: ['1,0'] } };
      const state = stateOf(bare('768', 3, { turn: { step: 'buy' }, map, owners }));
      // At the limit the step is over at once, so no position is told there.
      state.now[BOUGHT] = bought;
      return refused(state, { do: 'buy', at: '0,0' });
    };
    expect(buying(1)).toBeNull();
    expect(buying(2)).toEqual({ because: 'purchase-limit', most: 2 });
    const map = { '1,0': { kind: 'grassland', plant: { good: 'cattle', owner: 0 } } };
    expect(buying(2, map)).toBeNull();
    expect(buying(3, map)).toEqual({ because: 'purchase-limit', most: 3 });
  });

  test('M8.16: in its first turn an owner buys without this limit', () => {
    const first = (turns: number) =>
      refused(
        stateOf(
          bare('768', 3, {
            turn: { step: 'buy', bought: 2 },
            owners: {
              0: { turns, income: turns > 0 ? 0 : null, cash: 90, residents: { '0,0': [2, 0] } },
            },
          }),
        ),
        { do: 'buy', at: '0,0' },
      );
    expect(first(0)).toBeNull();
    expect(
      refused(
        stateOf(
          bare('768', 3, {
            turn: { step: 'buy', bought: 1 },
            owners: { 0: { cash: 90, residents: { '0,0': [1, 0] } } },
          }),
        ),
        { do: 'buy', at: '0,0' },
      ),
    ).toBeNull();
  });
});

test('X21: with 8.I and 9.II a company earns by the goods before it, and keeps them', () => {
  const owner = { founded: true, value: 40, president: 0, shares: [2, 0, 0], bank: 8, cash: 0 };
  const goods = { fish: 2, wood: 1 };
  const form = bare('896', 3, {
    ...{ round: 2, phase: 'turn', order: [0], at: 0, market: [0], foundedOrder: [0] },
    turn: { step: 'act', free: 0, bought: 0, once: 0, pending: null },
    owners: { 0: { ...owner, hq: '0,0', goods, residents: { '0,0': [1, 0] } } },
  });
  form.share = { first: 0, sr: 2 };
  const { state, events } = played(form, [{ do: 'done' }]);
  // An HQ has room for two: fish and wood bring 25.
  expect(events).toContainEqual({ event: 'income', owner: 0, amount: 20 + 25 });
  expect(write(state).owners[0].goods).toEqual(goods);
});
