import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, stateOf, write } from './support/bare';
import { played, playedByChance } from './support/play';

describe('M2.10: role III', () => {
  test('X27: by role I in points, the first of 3 plants of a good', () => {
    const settlements = ['1,0', '1,-1', '0,1'];
    const form = bare('862', 3, {
      map: {
        '1,-1': { kind: 'grassland', plant: { good: 'cattle', owner: 0 } },
        '0,1': { kind: 'grassland', plant: { good: 'cattle', owner: 0 } },
      },
      owners: { 0: { settlements, residents: { '1,0': [2, 0] } } },
    });
    const { state, events } = played(form, [{ do: 'plant', at: '1,0', good: 'cattle' }]);
    expect(write(state).bonuses).toEqual(['wood', 'grain', 'ore', 'fish']);
    expect(write(state).owners[0].vp).toBe(5);
    expect(events.map(({ event }) => event)).toEqual(['did', 'bonus', 'vp']);
    expect(events[1]).toEqual({ event: 'bonus', owner: 0, key: 'cattle' });
    expect(events[2]).toEqual({ event: 'vp', owner: 0, amount: 5, for: 'bonus' });
  });

  test('by 3.I: factories in three cities, and three in one city', () => {
    const having = (counts: Form, at: string) => {
      const form = bare('312', 3, {
        turn: { step: 'factory' },
        map: Object.fromEntries(
          Object.entries<number>(counts).map(([hex, count]) => [hex, { factories: { 0: count } }]),
        ),
        owners: {
          0: { hq: '1,0', settlements: ['-1,0', '-1,2'] },
          1: { hq: '4,0' },
          2: { hq: '0,-4' },
        },
      });
      return played(form, [{ do: 'factory', at }]);
    };
    const spread = having({ '1,0': 1, '-1,0': 1 }, '-1,2');
    expect(write(spread.state).bonuses).toEqual(['one-city']);
    expect(write(spread.state).owners[0].vp).toBe(5 + 10);
    expect(spread.events).toContainEqual({ event: 'bonus', owner: 0, key: 'three-cities' });
    const tall = having({ '1,0': 2 }, '1,0');
    expect(write(tall.state).bonuses).toEqual(['three-cities']);
    expect(write(tall.state).owners[0].vp).toBe(5 + 10);
  });

  test('by 6.I: the third linked tile of a terrain', () => {
    const form = bare('682', 3, {
      roads: [{ between: ['0,0', '1,0'], owner: 0 }],
      owners: {
        0: { settlements: ['1,0', '1,1', '2,1'], residents: { '1,0': [2, 0], '1,1': [2, 0] } },
      },
    });
    const { state } = played(form, [
      { do: 'road', between: ['1,0', '1,1'], use: [1, 0], home: '1,0' },
      { do: 'road', between: ['1,1', '2,1'], use: [1, 0], home: '1,1' },
    ]);
    expect(write(state).bonuses).not.toContain('grassland');
    expect(write(state).owners[0].vp).toBe(5);
  });

  test('by 5.I: the third explored tile of a terrain; water counts for nothing', () => {
    const form = bare('572', 3, {
      owners: { 0: { hq: '2,0' }, 1: { hq: '0,-2' }, 2: { hq: '-2,2' } },
    });
    form.owners[0].explored = { field: 2 };
    form.owners[0].residents = { '2,0': [1, 0] };
    form.owners[0].storage.residents--;
    for (let seed = 0; ; seed++) {
      const go = [{ do: 'explore', from: '2,0', at: '3,0' }];
      const { state, events } = played(form, go, `field ${seed}`);
      const found = events.find(({ event }) => event === 'explore')?.found;
      if (found === 'water') expect(write(state).owners[0].explored).toEqual({ field: 2 });
      if (found !== 'field') continue;
      expect(write(state).owners[0].explored).toEqual({ field: 3 });
      expect(write(state).bonuses).not.toContain('field');
      break;
    }
  });

  test('by 7.I: one and two of each terrain, several at once in the order of the table', () => {
    const kinds = ['grassland', 'forest', 'field', 'mountain', 'desert'];
    const hexes = ['1,0', '1,-1', '1,1', '0,1', '-1,0', '0,-1', '-1,1', '2,-1', '-1,2', '2,1'];
    const map = Object.fromEntries(hexes.map((hex, at) => [hex, { kind: kinds[at % 5] }]));
    const settlements = ['3,-4', ...hexes.slice(1)];
    const residents = { '0,0': [1, 0] };
    const form = bare('782', 3, { map, owners: { 0: { settlements, residents } } });
    const { state, events } = played(form, [{ do: 'move', from: '0,0', to: '1,0' }]);
    const keys = events.flatMap((told) => (told.event === 'bonus' ? [told.key] : []));
    expect(keys).toEqual(['one-each', 'two-each']);
    expect(write(state).bonuses).toEqual([]);
    expect(write(state).owners[0].vp).toBe(30);
  });

  test('with 9.I by role II, ten-fold in dollars with the income of the turn', () => {
    const settlements = ['1,0', '1,-1', '0,1'];
    const company = { founded: true, hq: '0,0', value: 50, president: 0, shares: [2, 0, 0] };
    const form = bare('982', 3, {
      ...{ round: 1, phase: 'turn', order: [0], market: [0], foundedOrder: [0] },
      turn: { step: 'act', free: 0, bought: 0, once: 0, pending: null },
      map: {
        '1,-1': { kind: 'grassland', plant: { good: 'cattle', owner: 0 } },
        '0,1': { kind: 'grassland', plant: { good: 'cattle', owner: 0 } },
      },
      owners: { 0: { ...company, own: 8, bank: 0, settlements, residents: { '1,0': [2, 0] } } },
    });
    form.share = { first: 0, sr: 1 };
    const { state } = played(form, [{ do: 'plant', at: '1,0', good: 'cattle' }]);
    expect(write(state).turn.once).toBe(50);
    expect(write(state).owners[0].vp).toBe(0);
  });

  test('the active owner comes first, and each bonus is won once', () => {
    const plants = ['1,0', '1,-1', '0,1', '-1,0', '-1,1', '0,-1'];
    const map = Object.fromEntries(
      plants.map((hex, at) => [
        hex,
        { kind: 'grassland', ...(at > 0 && { plant: { good: 'cattle', owner: at % 2 } }) },
      ]),
    );
    const form = bare('862', 3, {
      ...{ map, order: [1, 0, 2], at: 1 },
      owners: {
        0: { settlements: plants, residents: { '1,0': [1, 0] } },
        1: { settlements: plants },
      },
    });
    const { state } = played(form, [{ do: 'plant', at: '1,0', good: 'cattle' }]);
    expect(write(state).owners.map(({ vp }: Form) => vp)).toEqual([5, 0, 0]);
  });
});

describe('what 2 does to other modules', () => {
  test('M5.5: with 5.II an explorer may go on, then goes home if it has found something', () => {
    const form = bare('652', 3, {
      map: { '3,0': { kind: 'grassland' } },
      stacks: { grassland: 9 },
      owners: {
        0: { hq: '2,0', settlements: ['3,0'], residents: { '3,0': [1, 0] } },
        1: { hq: '0,-2' },
        2: { hq: '-2,2' },
      },
    });
    const { state } = played(form, [{ do: 'explore', from: '3,0', at: '4,0' }]);
    expect(write(state).turn.pending).toMatchObject({ kind: 'explore', from: '3,0' });
  });

  test('M9.30: with 9.III the points of role I count for shares', () => {
    const state = stateOf(bare('279', 2, { owners: { 0: { hq: '4,0' }, 1: { hq: '-4,0' } } }));
    // 22 each and a shared bonus: (3 + 0) / 2 is 2.
    expect(rules.standing(state).scores).toEqual([8 * 24, 8 * 24]);
  });
});

describe('G5.8: a bonus is won at once, whatever it follows', () => {
  test.each<Form>([{ do: 'done' }, { do: 'shift', from: 'water', to: 'mountain' }])(
    'G5.8: the bonus for a third forest, drawn after %j',
    (choice) => {
      const form = bare('532', 3, {
        owners: {
          0: {
            hq: '2,0',
            explored: { forest: 2 },
            privileges: ['I(10)'],
            residents: { '2,0': [2, 0] },
          },
          ...{ 1: { hq: '0,-2' }, 2: { hq: '-2,2' } },
        },
      });
      const markers = { water: 2, grassland: 1, forest: 1, field: 1, mountain: 1 };
      if (choice.do === 'shift') Object.assign(markers, { water: 1, mountain: 2 });
      const { state, events } = playedByChance(
        form,
        [{ do: 'explore', from: '2,0', at: '3,0' }, choice],
        [{ event: 'explore', owner: 0, at: '3,0', markers, found: 'forest' }],
      );
      expect(events.slice(-3)).toMatchObject([
        { event: 'vp', for: 'explore' },
        { event: 'bonus', owner: 0, key: 'forest' },
        { event: 'vp', owner: 0, amount: 5, for: 'bonus' },
      ]);
      expect(write(state).bonuses).not.toContain('forest');
    },
  );

  test('G5.8, M7.3: the bonus for one of each terrain, won by a card in an auction', () => {
    const lands = ['grassland', 'field', 'mountain', 'desert'];
    const settlements = ['-1,-3', '0,-3', '1,-3', '2,-3', '1,-2'];
    const kinds = lands.map((kind, at) => [settlements[at], { kind }]);
    const form = bare('732', 3, {
      ...{ phase: 'auction', turn: null, at: null, deck: { I: [], II: [], III: [] } },
      row: [{ card: 'II(10)', price: 0 }],
      auction: { card: 0, bidder: 0, high: null, out: [] },
      map: Object.fromEntries(kinds),
      owners: { 0: { hq: '0,-4', settlements }, 1: { hq: '4,0' }, 2: { hq: '-4,4' } },
    });
    const pass = { do: 'pass' };
    const { state, events } = played(form, [{ do: 'bid', amount: 0 }, pass, pass]);
    expect(events).toContainEqual({ event: 'bonus', owner: 0, key: 'one-each' });
    expect(write(state)).toMatchObject({ phase: 'turn', bonuses: ['two-each'] });
    expect(write(state).owners[0]).toMatchObject({ vp: 10, privileges: ['II(10)'] });
  });
});
