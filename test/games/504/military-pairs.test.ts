import { describe, expect, test } from 'vitest';
import { bare, type Form, refused, stateOf, write } from './support/bare';
import { played, playedByChance } from './support/play';

const HQS = ['0,-4', '4,0', '-4,4'];
const at2 = (world: string, owners: Form, set: Form = {}) =>
  bare(world, 3, {
    ...set,
    owners: Object.fromEntries(HQS.map((hq, owner) => [owner, { hq, ...owners[owner] }])),
  });
const at1 = (world: string, owners: Form, set: Form = {}) =>
  bare(world, 3, {
    ...set,
    owners: Object.fromEntries(
      ['2,0', '0,-2', '-2,2'].map((hq, owner) => [owner, { hq, ...owners[owner] }]),
    ),
  });
const move = (from: string, to: string) => ({ do: 'move', from, to });
const road = (between: readonly string[], use: readonly number[], home?: string) => ({
  ...{ do: 'road', between: [...between], use: [...use] },
  ...(home && { home }),
});

describe('X14: armies and roads', () => {
  const near = { settlements: ['3,0', '3,1'], residents: { '4,0': [3, 0], '3,0': [4, 0] } };
  const own = (world: string, more: Form = {}, set: Form = {}) =>
    at2(world, { 0: { hq: '4,0', ...near, ...more }, 1: { hq: '0,-4' } }, set);

  test('M6.14: roads are nobody’s, one between two tiles, and no road costs more for another', () => {
    const { state } = played(own('674'), [road(['3,0', '4,0'], [2, 1], '3,0')]);
    expect(write(state).roads).toEqual([{ between: ['3,0', '4,0'], owner: null }]);
    expect(refused(state, road(['3,0', '4,0'], [2, 1], '3,0'))).toEqual({ because: 'taken' });
  });

  test('M6.14: the first road begins at the capital, others at tiles joined to it', () => {
    const state = stateOf(own('674'));
    expect(refused(state, road(['3,0', '3,1'], [1, 0], '3,0'))).toEqual({ because: 'not-linked' });
    const joined = own('674', {}, { roads: [{ between: ['3,0', '4,0'], owner: null }] });
    expect(refused(stateOf(joined), road(['3,0', '3,1'], [1, 0], '3,0'))).toBeNull();
    // 6.III: anywhere.
    expect(refused(stateOf(own('746')), road(['3,0', '3,1'], [1, 0]))).toBeNull();
  });

  test('M6.14: free moves along any road between own tiles', () => {
    const roads = [
      { between: ['3,0', '4,0'], owner: null },
      { between: ['3,0', '3,1'], owner: null },
      { between: ['2,1', '3,1'], owner: null },
    ];
    const { state } = played(own('674', {}, { roads }), [move('4,0', '3,1')]);
    expect(write(state).owners[0].residents['3,1']).toEqual([1, 0]);
    expect(refused(state, move('4,0', '2,1'))).toMatchObject({ because: 'too-far' });
  });

  test('M6.14: with fights one end may be a tile that is attacked', () => {
    const form = own('647', {}, { roads: [{ between: ['3,0', '4,0'], owner: null }] });
    Object.assign(form.owners[1], { settlements: ['2,0'] });
    form.owners[1].storage.settlements--;
    const onto = road(['2,0', '3,0'], [0, 1], '3,0');
    expect(refused(stateOf(form), onto)).toEqual({ because: 'no-settlement' });
    const { state } = played(form, [move('3,0', '2,0'), onto]);
    expect(write(state).roads).toHaveLength(2);
  });

  test('M6.16: roads stay when their tile is lost', () => {
    const roads = [{ between: ['2,0', '3,0'], owner: null }];
    const form = own('674', {}, { roads });
    Object.assign(form.owners[1], { settlements: ['2,0'] });
    form.owners[1].storage.settlements--;
    const { state } = played(form, [move('3,0', '2,0')]);
    expect(write(state).owners[1].settlements).toEqual([]);
    expect(write(state).roads).toEqual(roads);
  });

  test('M6.15: 6.I remembers tiles and links cities joined to the capital', () => {
    const roads = [
      { between: ['2,-1', '3,-1'], owner: null },
      { between: ['3,-1', '3,0'], owner: null },
    ];
    const settlements = ['3,0', '3,-1', '2,-1'];
    const form = own('674', { settlements, linked: ['3,0'] }, { roads });
    const { state } = played(form, [road(['3,0', '4,0'], [2, 1], '3,0')]);
    // The capital by the road there, city 3 because it is joined now; 3,-1 was touched before.
    expect(write(state).owners[0].linked).toEqual(['2,-1', '3,0', '4,0']);
  });

  test('M6.15: 6.II counts what is joined now', () => {
    const roads = [{ between: ['3,0', '4,0'], owner: null }];
    const { events } = played(own('764', {}, { roads }), [{ do: 'done' }]);
    // One city and one grassland: 0 + 5.
    expect(events).toContainEqual({ event: 'income', owner: 0, amount: 25 });
  });

  test('M6.9: forty roads end the match', () => {
    const form = at2('674', { 2: { residents: { '-4,4': [1, 0] } } }, { at: 2 });
    const land = Object.keys(form.map).filter((hex) => form.map[hex].kind !== 'water');
    const pairs = land.flatMap((hex) => {
      const [q = 0, r = 0] = hex.split(',').map(Number);
      return [`${q},${r + 1}`, `${q + 1},${r}`].flatMap((next) =>
        land.includes(next) ? [{ between: [hex, next], owner: null }] : [],
      );
    });
    form.roads = pairs.slice(0, 39);
    expect(write(played(form, [{ do: 'done' }]).state).phase).toBe('turn');
    form.roads = pairs.slice(0, 40);
    expect(write(played(form, [{ do: 'done' }]).state).phase).toBe('over');
  });
});

describe('X13: armies and exploration', () => {
  const exploring = { do: 'explore', from: '2,0', at: '3,0' };
  const found = (world: string, kind: string, owner: Form = {}, set: Form = {}) => {
    const form = at1(world, { 0: { residents: { '2,0': [2, 0] }, ...owner } }, set);
    const markers = { water: 2, grassland: 1, forest: 1, field: 1, mountain: 1 };
    const event = { event: 'explore', owner: 0, at: '3,0', markers, found: kind };
    return write(playedByChance(form, [exploring], [event]).state);
  };

  test('M5.5: with 5.II the explorer goes to storage too, but after water', () => {
    expect(found('654', 'forest').owners[0].residents).toEqual({ '2,0': [1, 0] });
    expect(found('654', 'water').owners[0].residents).toEqual({ '2,0': [1, 1] });
  });

  test('M5.19: grassland and forest a settlement, field a resident too; they bring no token', () => {
    const forest = found('456', 'forest').owners[0];
    expect(forest).toMatchObject({ settlements: ['3,0'], tokens: 1, residents: { '2,0': [1, 0] } });
    const field = found('456', 'field').owners[0];
    expect(field).toMatchObject({ settlements: ['3,0'], tokens: 1 });
    expect(field.residents).toEqual({ '2,0': [1, 0], '3,0': [0, 1] });
  });

  test('M5.19: a mountain has a militia, and 20 for who removes it', () => {
    const now = found('456', 'mountain');
    expect(now.map['3,0']).toEqual({ kind: 'mountain', militia: true, bounty: true });
    const { state, events } = playedByChance(
      now,
      [move('2,0', '3,0')],
      [
        { event: 'dice', side: 'attack', owner: 0, at: '3,0', rolls: [4] },
        { event: 'dice', side: 'defense', owner: null, at: '3,0', rolls: [1] },
      ],
    );
    expect(write(state).map['3,0']).toEqual({ kind: 'mountain' });
    // 20, 5 for each of the tokens for the tile and for conquering it, and the bounty.
    expect(events).toContainEqual({ event: 'income', owner: 0, amount: 20 + 10 + 20 });
  });

  test('M4.3: a discovered city is guarded at once', () => {
    const form = at1('654', { 0: { settlements: ['3,0'], residents: { '3,0': [2, 0] } } });
    form.map['3,0'] = { kind: 'desert' };
    form.stacks.desert--;
    // Only deserts and cities are left, so a city comes up soon.
    const { city } = form.stacks;
    const none = { water: 0, grassland: 0, forest: 0, field: 0, mountain: 0 };
    form.stacks = { ...none, city, desert: 61 - Object.keys(form.map).length - city };
    const explore = { do: 'explore', from: '3,0', at: '4,0' };
    for (let seed = 0; ; seed++) {
      const { map } = write(played(form, [explore], `city ${seed}`).state);
      if (map['4,0'].kind !== 'city') continue;
      expect(map['4,0']).toMatchObject({ barracks: true, militia: true });
      break;
    }
  });
});

describe('X15: armies and trading houses', () => {
  test('M8.9: room for two goods in each house', () => {
    const goods = { fish: 2, wood: 1, grain: 1, ore: 1 };
    const open = at2(
      '684',
      { 0: { goods, settlements: ['0,0'], residents: { '0,0': [1, 0] } } },
      { turn: { step: 'act' } },
    );
    const { state } = played(open, [{ do: 'done' }]);
    expect(write(state).turn).toMatchObject({ step: 'sale', room: 4 });
  });

  test('M8.14: with 3 seats five houses and five goods end it', () => {
    const at = (houses: number) => {
      const settlements = ['0,0', '-1,-1', '2,-1', '-1,2'].slice(0, houses - 1);
      const owner = { goods: { fish: 5 }, settlements };
      const last = { 2: { residents: { '-4,4': [1, 0] } }, 0: owner };
      return write(played(at2('847', last, { at: 2 }), [{ do: 'done' }]).state).phase;
    };
    expect(at(4)).toBe('turn');
    expect(at(5)).toBe('over');
  });

  test('M4.15: no attacks in cities, and capitals are as safe as all', () => {
    const form = at2('847', {
      0: { cash: 100, settlements: ['3,0'], residents: { '3,0': [1, 0] } },
    });
    const { state } = played(form, [move('3,0', '4,0')]);
    expect(write(state).owners[0].settlements).toEqual(['3,0', '4,0']);
    expect(write(state).owners[1].hq).toBe('4,0');
  });
});
