import { describe, expect, test } from 'vitest';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { played, playedByChance } from './support/play';

const move = (from: string, to: string) => ({ do: 'move', from, to });
const having = (world: string, cards: readonly string[], owner: Form = {}, set: Form = {}) =>
  bare(world, 3, { ...set, owners: { 0: { privileges: [...cards], ...owner } } });
const HQS = ['0,-4', '4,0', '-4,4'];
const at2 = (world: string, owners: Form, set: Form = {}) =>
  bare(world, 3, {
    ...set,
    owners: Object.fromEntries(HQS.map((hq, owner) => [owner, { hq, ...owners[owner] }])),
  });
const income = (form: Form) => {
  const { events } = played(form, [{ do: 'done' }]);
  return events.find((event) => event.event === 'income' && event.owner === 0)?.amount;
};

describe('P: what cards change in the base', () => {
  test('I(1): one more new resident on each tile, within 9 and 7', () => {
    const map = { '1,0': { kind: 'desert' } };
    const buying = (residents: Form) => {
      const owner = { cash: 500, settlements: ['1,0'], residents };
      const set = { map, stacks: { desert: 5 }, turn: { step: 'buy' } };
      return stateOf(having('583', ['I(1)'], owner, set));
    };
    const at = { do: 'buy', at: '1,0' };
    expect(refused(buying({ '1,0': [1, 0] }), at)).toBeNull();
    expect(refused(buying({ '1,0': [2, 0] }), at)).toMatchObject({ most: 2 });
    expect(refused(buying({ '1,0': [2, 5] }), at)).toMatchObject({ most: 7 });
    expect(refused(buying({ '0,0': [9, 0] }), { do: 'buy', at: '0,0' })).toMatchObject({ most: 9 });
  });

  test('II(4): residents cost 8', () => {
    const form = having('673', ['II(4)'], { hq: '4,0', cash: 8 }, { turn: { step: 'buy' } });
    Object.assign(form.owners[1], { hq: '-4,0' });
    Object.assign(form.owners[2], { hq: '0,4' });
    const { state } = played(form, [{ do: 'buy', at: '4,0' }]);
    expect(write(state).owners[0].cash).toBe(0);
  });

  test('I(5), II(12): 10 and 20 more income; I(2): 15 once for a settlement in a city', () => {
    const residents = { '0,0': [1, 0] };
    expect(income(having('583', [], { residents }))).toBe(20);
    expect(income(having('583', ['I(5)', 'II(12)'], { residents }))).toBe(50);
    const map = { '1,0': { kind: 'city', number: 2 } };
    const form = having(
      '583',
      ['I(2)'],
      { residents: { '0,0': [2, 0] } },
      { map, stacks: { city: 8 } },
    );
    const { state } = played(form, [move('0,0', '1,0')]);
    expect(write(state).turn.once).toBe(15);
  });

  test('II(11): once a turn an exhausted resident becomes active', () => {
    const form = having('683', ['II(11)'], { residents: { '0,0': [1, 2] } });
    const { state } = played(form, [{ do: 'rouse', at: '0,0' }]);
    expect(write(state).owners[0].residents).toEqual({ '0,0': [2, 1] });
    expect(write(state).turn.roused).toBe(true);
    expect(refused(state, { do: 'rouse', at: '0,0' })).toEqual({ because: 'not-now' });
  });
});

describe('P: what cards change in other modules', () => {
  const near = { settlements: ['1,0'], residents: { '0,0': [3, 0], '1,0': [2, 0] } };
  const road = { do: 'road', between: ['0,0', '1,0'] };

  test('II(8), I(9), II(7): cities, forests and mountains count 1 for roads', () => {
    const cost = (card: string | null, kind: string) =>
      [1, 2, 3].find((use) => {
        const map = { '1,0': { kind }, '0,0': { kind: 'city', number: 1 } };
        const cards = card ? ['II(8)', card] : [];
        const form = having('683', cards, near, { map });
        return refused(stateOf(form), { ...road, use: [use, 0], home: '0,0' }) === null;
      });
    expect(cost(null, 'forest')).toBe(3);
    expect(cost('I(9)', 'forest')).toBe(1);
    expect(cost('II(7)', 'mountain')).toBe(1);
    expect(cost('II(7)', 'forest')).toBe(2);
  });

  test('III(9), M6.6: once a turn a legal road without residents', () => {
    const map = { '1,0': { kind: 'desert' } };
    const form = having('683', ['III(9)'], near, { map });
    const { state } = played(form, [{ ...road, free: true }]);
    expect(write(state).roads).toEqual([{ between: ['0,0', '1,0'], owner: 0 }]);
    expect(write(state).owners[0].residents).toEqual(near.residents);
    expect(write(state).turn.freeRoad).toBe(true);
    expect(refused(state, { ...road, free: true })).toMatchObject({ because: 'not-now' });
  });

  test('I(12), II(10), III(2), III(3): count as tiles of majorities', () => {
    const cards = ['I(12)', 'II(10)', 'III(2)', 'III(3)'];
    const form = having('573', cards, { residents: { '0,0': [1, 0] } });
    for (const [owner, hq] of ['2,0', '0,-2', '-2,2'].entries())
      Object.assign(form.owners[owner], { hq });
    form.owners[0].residents = { '2,0': [1, 0] };
    // Two cities, and alone in three lands: 20 + 10 + 10 + 10, with the 20 of all.
    expect(income(form)).toBe(70);
  });

  test('II(6), III(8): room for one more good, and houses for nothing', () => {
    const goods = { fish: 3 };
    const form = having('683', ['II(6)', 'III(8)'], {
      ...{ goods, cash: 0, residents: { '0,0': [1, 0] } },
    });
    const { state } = played(form, [{ do: 'done' }]);
    expect(write(state).turn).toMatchObject({ step: 'sale', room: 3 });
    const beside = { cash: 0, settlements: ['3,-3'], residents: { '3,-3': [1, 0] } };
    const city = (cards: readonly string[]) => {
      const form = having('683', cards, beside);
      form.owners[1].settlements = ['3,-4'];
      form.owners[1].storage.settlements--;
      return refused(stateOf(form), move('3,-3', '3,-4'));
    };
    expect(city(['III(8)'])).toBeNull();
    expect(city([])).toMatchObject({ because: 'no-money', needs: 10 });
  });

  test('II(7): with 8.I a plant on a mountain takes one resident', () => {
    const map = { '1,0': { kind: 'mountain' } };
    const form = having('863', ['II(7)'], near, { map });
    const { state } = played(form, [{ do: 'plant', at: '1,0', good: 'ore' }]);
    expect(write(state).owners[0].residents['1,0']).toEqual([1, 1]);
  });

  const fighting = (attacker: readonly string[], defender: readonly string[], set: Form = {}) =>
    at2(
      '643',
      {
        0: {
          ...{ privileges: [...attacker], settlements: ['-1,1'] },
          residents: { '-1,1': [1, 0] },
        },
        1: { privileges: [...defender], settlements: ['0,1'], residents: { '0,1': [0, 1] } },
      },
      // No card is drawn when the next turn begins.
      { deck: { I: [], II: [], III: [] }, ...set },
    );
  const dice = (side: string, owner: number, ...rolls: number[]) => ({
    ...{ event: 'dice', side, owner, at: '0,1', rolls },
  });

  test('III(4): one die more in attack and defense; I(4): one hit less', () => {
    const { state } = playedByChance(
      fighting(['III(4)'], ['III(4)', 'I(4)']),
      [move('-1,1', '0,1')],
      // Grassland: two and one hits, one of them taken off.
      [dice('attack', 0, 4, 2), dice('defense', 1, 1, 2, 1)],
    );
    expect(write(state).owners[0].settlements).toContain('0,1');
  });

  test('II(7): a mountain is attacked as grassland', () => {
    const form = fighting(['II(7)'], [], { map: { '0,1': { kind: 'mountain' } } });
    const { state } = playedByChance(
      form,
      [move('-1,1', '0,1')],
      [dice('attack', 0, 4), dice('defense', 1, 1, 1)],
    );
    expect(write(state).owners[1].settlements).toEqual([]);
  });

  test('III(5): 10 a controlled tile', () => {
    const form = at2('643', {
      0: { privileges: ['III(5)'], settlements: ['-1,1'], residents: { '-1,1': [1, 0] } },
    });
    expect(income(form)).toBe(20 + 10);
  });
});

describe('X12: following an explorer', () => {
  const exploring = () =>
    bare('356', 3, {
      owners: {
        0: { hq: '2,0', residents: { '2,0': [3, 0] } },
        1: { hq: '0,-2' },
        2: { hq: '-2,2' },
      },
    });
  const markers = { water: 2, grassland: 1, forest: 1, field: 1, mountain: 1 };
  const explore = { do: 'explore', from: '2,0', at: '3,0' };
  const explored = (kind: string) =>
    playedByChance(
      exploring(),
      [explore],
      [{ event: 'explore', owner: 0, at: '3,0', markers, found: kind }],
    ).state;

  test('M5.18: any number of residents next to it; the first settles, the others stay active', () => {
    const state = explored('forest');
    expect(write(state).turn.pending).toEqual({ kind: 'follow', at: '3,0' });
    expect(legal(state)).toEqual([{ do: 'done' }, { do: 'follow', from: '2,0' }]);
    const { state: after } = played(write(state), [
      { do: 'follow', from: '2,0' },
      { do: 'follow', from: '2,0' },
    ]);
    expect(write(after).owners[0]).toMatchObject({
      ...{ settlements: ['3,0'], tokens: 2, residents: { '2,0': [0, 1], '3,0': [1, 0] } },
    });
    // Nobody is left to follow: done was forced.
    expect(write(after).turn).toMatchObject({ free: 0, pending: null });
  });

  test('M5.18: not onto water', () => {
    expect(write(explored('water')).turn.pending).toBeNull();
  });
});
