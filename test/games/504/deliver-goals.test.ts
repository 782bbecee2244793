import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { played, playedByChance } from './support/play';
import { driving, places, trolley } from './support/trolleys';

describe('M1.15, X3: the trolley explores', () => {
  const form = (mp = 6, owner: Form = {}) =>
    bare('215', 3, {
      turn: { step: 'trolley', mp },
      owners: { 0: { hq: '2,0', ...owner }, 1: { hq: '0,-2' }, 2: { hq: '-2,2' } },
    });
  const go = { do: 'explore', from: '2,0', at: '3,0' };
  const markers = { water: 2, grassland: 1, forest: 1, field: 1, mountain: 1 };
  const find = (found: string, mp = 6) => {
    const event = { event: 'explore', owner: 0, at: '3,0', markers, found };
    return write(playedByChance(form(mp), [go], [event]).state);
  };

  test('it enters what it has found: 1 point, a mountain 2', () => {
    expect(find('forest')).toMatchObject({ turn: { mp: 4 } });
    expect(find('forest').owners[0]).toMatchObject({ trolley: { at: '3,0' }, since: 1 });
    expect(find('mountain')).toMatchObject({ turn: { mp: 2 } });
    expect(find('mountain').owners[0].trolley.at).toBe('3,0');
  });

  test('it stays before water, and before a mountain with a single point left', () => {
    expect(find('water')).toMatchObject({ turn: { mp: 4 } });
    expect(find('water').owners[0].trolley.at).toBe('2,0');
    const near = find('mountain', 2);
    expect(near.owners[0].trolley.at).toBe('2,0');
    expect(near.turn.mp).toBeUndefined();
  });

  test('at least a point, and beside the trolley', () => {
    const none = stateOf(form(6));
    none.trip[0] = 1;
    expect(refused(none, go)).toMatchObject({ because: 'no-mp', needs: 2, has: 1 });
    const far = { do: 'explore', from: '0,-2', at: '0,-3' };
    expect(refused(stateOf(form()), far)).toEqual({ because: 'unknown-hex' });
    expect(refused(stateOf(form()), { ...go, at: '1,0' })).toEqual({ because: 'unknown-hex' });
  });

  test('a discovered city has goods, and is reached', () => {
    const map = { '3,-1': { kind: 'grassland' }, '3,0': { kind: 'grassland' } };
    const stacks = { grassland: 8 };
    const far = bare('125', 3, {
      ...{ map, stacks, turn: { step: 'trolley', mp: 6 } },
      owners: { 0: { hq: '2,0' }, 1: { hq: '0,-2' }, 2: { hq: '-2,2' } },
    });
    Object.assign(far.owners[0], { trolley: { at: '3,0', speed: 3, holds: [null] } });
    for (let seed = 0; ; seed++) {
      const explore = { do: 'explore', from: '3,0', at: '4,0' };
      const { state, events } = played(far, [explore], `city ${seed}`);
      if (events.find(({ event }) => event === 'explore')?.found !== 'city') continue;
      expect(write(state).map['4,0']).toMatchObject({ kind: 'city', number: 5, goods: 4 });
      expect(write(state).owners[0]).toMatchObject({ cards: [5] });
      expect(write(state).turn.once).toBe(10);
      break;
    }
  });
});

describe('M1.16: role I', () => {
  test('ends with the round in which 21 goods are delivered with 3 seats', () => {
    const form = driving('127', trolley('-1,2', 'wood'));
    Object.assign(form, { order: [1, 2, 0], at: 2 });
    const ended = (before: Form) => {
      form.owners[1].delivered = before;
      const { state } = played(form, [{ do: 'deliver', good: 'wood' }, { do: 'done' }]);
      return write(state).phase;
    };
    expect(ended({ fish: 8, ore: 8, grain: 4 })).toBe('over');
    expect(ended({ fish: 8, ore: 8, grain: 3 })).toBe('turn');
  });

  test('ties go by goods in holds, then by last income', () => {
    const over = { phase: 'over', turn: null, at: null };
    const form = (mine: Form, theirs: Form) =>
      bare('127', 3, {
        ...over,
        owners: { 0: { ...places[0], ...mine }, 1: { ...places[1], ...theirs }, 2: places[2] },
      });
    const first = (mine: Form, theirs: Form) =>
      rules.standing(stateOf(form(mine, theirs))).ranking?.[0];
    expect(first({ income: 90 }, trolley('4,0', 'ore'))).toBe(1);
    expect(first({ income: 90 }, { income: 95 })).toBe(1);
    expect(first({ ...trolley('4,0', 'ore') }, { ...trolley('4,0', 'ore'), income: 5 })).toBe(1);
  });
});

describe('M1.17, M1.18: role II', () => {
  test('each good sells in the order of delivery; the price falls by 3, the others rise by 1', () => {
    const form = driving('217', trolley('-1,2', 'wood', 'ore'));
    const { state, events } = played(form, [
      { do: 'deliver', good: 'ore' },
      { do: 'deliver', good: 'wood' },
      { do: 'done' },
    ]);
    // Ore 20; wood has risen to 30.
    expect(events).toContainEqual({ event: 'income', owner: 0, amount: 20 + 20 + 30 });
    expect(write(state).prices).toEqual({ cattle: 5, wood: 1, grain: 5, ore: 1, fish: 5 });
    expect(write(state).turn.sales).toBeUndefined();
  });

  test('they are listed until then, and stay delivered', () => {
    const form = driving('217', trolley('-1,2', 'wood'));
    const { state } = played(form, [{ do: 'deliver', good: 'wood' }]);
    expect(write(state)).toMatchObject({ prices: { wood: 3 }, turn: { sales: ['wood'] } });
    expect(write(state).owners[0].delivered).toEqual({ wood: 1 });
  });

  test('X22: with 1.I and 9.II income is by the prices, and the goods still count', () => {
    expect(bare('192', 3).prices).toBeDefined();
    expect(bare('129', 3).prices).toBeUndefined();
  });

  test('with 8.I goods stay on the houses', () => {
    const owner = { ...trolley('4,0', 'ore'), settlements: ['4,0'], cash: 50 };
    const { state, events } = played(driving('816', owner), [
      { do: 'deliver', good: 'ore' },
      { do: 'done' },
    ]);
    expect(events).toContainEqual({ event: 'income', owner: 0, amount: 40 });
    expect(write(state).owners[0].houses).toEqual({ '4,0': ['ore'] });
  });
});

describe('X1, X24: 1 and 2', () => {
  test('M2.6: with residents only the trolley reaches, and a resident from storage goes on the card', () => {
    const owner = { settlements: ['-1,3'], residents: { '-1,3': [1, 0] } };
    const walked = played(driving('126', owner, { step: 'act', mp: undefined }), [
      { do: 'move', from: '-1,3', to: '-1,2' },
      { do: 'done' },
    ]).state;
    expect(write(walked).owners[0]).toMatchObject({ cards: [], storage: { residents: 25 } });
    const { state } = played(driving('126', trolley('-1,3', null)), [{ do: 'drive', to: '-1,2' }]);
    expect(write(state).owners[0]).toMatchObject({ cards: [2], storage: { residents: 24 } });
  });

  test('M2.6: with an empty storage the card is marked all the same', () => {
    const form = driving('126', { ...trolley('-1,3', null), residents: { '1,0': [0, 25] } });
    const { state } = played(form, [{ do: 'drive', to: '-1,2' }]);
    expect(write(state).owners[0]).toMatchObject({ cards: [2], storage: { residents: 0 } });
  });

  test('M2.5: a settlement is recalled in the step of the trolley too', () => {
    const form = driving('126', { residents: { '2,0': [0, 2] } });
    const lands = Object.keys(form.map).filter((hex) => form.map[hex].kind === 'grassland');
    const settlements = [...lands.filter((hex) => hex !== '2,0').slice(0, 23), '2,0'];
    form.owners[0].settlements = settlements;
    form.owners[0].storage.settlements = 0;
    const { state } = played(form, [{ do: 'recall', at: '2,0' }]);
    expect(write(state).owners[0].storage).toEqual({ residents: 25, settlements: 1 });
  });

  test('M2.8: without residents the points of the way since the last card count', () => {
    const { state } = played(driving('217', trolley('2,0', null)), [
      { do: 'drive', to: '2,-1' },
      { do: 'drive', to: '3,-1' },
    ]);
    expect(write(state).owners[0].since).toBe(2);
    expect(rules.standing(state).scores[0]).toBeGreaterThanOrEqual(22 + 2);
    const reached = played(driving('217', { ...trolley('-1,3', null), since: 7 }), [
      { do: 'drive', to: '-1,2' },
    ]).state;
    expect(write(reached).owners[0]).toMatchObject({ cards: [2], since: 0 });
  });

  test('M2.8: without residents the match ends with the turn in which the ninth city is reached', () => {
    const owner = { ...trolley('-1,3', null), cards: [1, 4, 5, 6, 7, 8, 9] };
    const { state } = played(driving('217', owner), [{ do: 'drive', to: '-1,2' }, { do: 'done' }]);
    expect(write(state).phase).toBe('over');
    expect(rules.standing(state).scores[0]).toBeGreaterThanOrEqual(40);
    owner.cards.pop();
    const on = played(driving('217', owner), [{ do: 'drive', to: '-1,2' }, { do: 'done' }]).state;
    expect(write(on)).toMatchObject({ phase: 'turn', at: 1 });
  });

  test('M2.10: the second good of a kind that is delivered', () => {
    const form = driving('172', { ...trolley('-1,2', 'wood'), delivered: { wood: 1 } });
    const { state, events } = played(form, [{ do: 'deliver', good: 'wood' }]);
    expect(write(state).bonuses).toEqual(['cattle', 'grain', 'ore', 'fish']);
    expect(events).toContainEqual({ event: 'vp', owner: 0, amount: 5, for: 'bonus' });
  });
});

describe('X4: 1 and 8', () => {
  test('M8.4: a plant has one good, which its owner alone loads, once', () => {
    const owner = { settlements: ['2,0'], residents: { '2,0': [1, 0] } };
    const { state } = played(driving('816', owner, { step: 'act', mp: undefined }), [
      { do: 'plant', at: '2,0', good: 'cattle' },
    ]);
    const plant = { good: 'cattle', owner: 0, full: true };
    expect(write(state).map['2,0'].plant).toEqual(plant);
    const map = { '2,0': { kind: 'grassland', plant } };
    const load = { do: 'load', good: 'cattle' };
    const loaded = played(driving('816', trolley('2,0', null, null), {}, map), [load]).state;
    expect(write(loaded).map['2,0'].plant).toEqual({ good: 'cattle', owner: 0 });
    expect(refused(loaded, load)).toEqual({ because: 'wrong-good' });
    const other = { '2,0': { kind: 'grassland', plant: { ...plant, owner: 1 } } };
    expect(refused(stateOf(driving('816', trolley('2,0', null), {}, other)), load)).toEqual({
      because: 'wrong-good',
    });
  });

  test('M1.19, M8.12, M8.13: with 8.II no sale; goods on the houses pay every round, and stay', () => {
    const houses = { '1,0': ['wood', 'fish'], '4,0': ['fish'] };
    const form = driving('186', { settlements: ['4,0'], houses });
    const { state, events } = played(form, [{ do: 'done' }]);
    // Room 3: a pair 25 and a single 10.
    expect(events).toContainEqual({ event: 'income', owner: 0, amount: 55 });
    expect(write(state).owners[0].houses).toEqual(houses);
  });

  test('M8.14, M8.15: with 8.I goods on houses count, without exchange', () => {
    const houses = { '1,0': ['grain', 'grain'], '4,0': ['grain'] };
    const state = stateOf(driving('816', { settlements: ['4,0'], houses }));
    expect(rules.standing(state).scores[0]).toBe(2 * 2 + 3);
  });

  test('M2.4, M8.9: a moved HQ leaves its goods behind, and that house is full', () => {
    const houses = { '0,0': ['wood', 'fish'] };
    const owner = { houses, settlements: ['3,-4'] };
    const form = bare('821', 3, { turn: { step: 'move-capital' }, owners: { 0: owner } });
    const { state } = played(form, [{ do: 'move-capital', at: '3,-4' }]);
    expect(write(state).owners[0]).toMatchObject({ hq: '3,-4', houses });
    const there = { ...owner, hq: '3,-4', home: 1, settlements: ['0,0'], ...trolley('0,0', 'ore') };
    const full = bare('821', 3, { turn: { step: 'trolley', mp: 6 }, owners: { 0: there } });
    expect(refused(stateOf(full), { do: 'deliver', good: 'ore' })).toEqual({ because: 'no-room' });
  });

  test('M8.7: goods on a house that is lost leave the game', () => {
    const form = bare('821', 3, { turn: { step: 'trolley', mp: 6 }, owners: { 0: {} } });
    const lands = Object.keys(form.map).filter((hex) => form.map[hex].kind === 'grassland');
    Object.assign(form.owners[0], {
      settlements: [...lands.slice(0, 24), '3,-4'],
      houses: { '3,-4': ['ore'] },
    });
    form.owners[0].storage.settlements = 0;
    form.owners[0].home = 1;
    form.owners[0].settlements.shift();
    const { state } = played(form, [{ do: 'recall', at: '3,-4' }]);
    expect(write(state).owners[0].houses).toEqual({});
  });
});

describe('X5, X6: 1 and 7, 1 and 6', () => {
  test('X5: with 7.III a settlement of the trolley counts as any', () => {
    const { state } = played(driving('127', trolley('2,0', null)), [{ do: 'settle' }]);
    const [own = 0, other = 0] = rules.standing(state).scores;
    // The lead in grassland.
    expect(own - other).toBe(6);
  });

  test('X6: a road beside the trolley, own settlements on both tiles, joined to the own net', () => {
    const turn = { step: 'trolley', mp: 6 };
    const owner = { settlements: ['1,0', '1,1', '0,1', '-1,0'] };
    const state = stateOf(bare('681', 3, { turn, owners: { 0: owner } }));
    const why = (...between: string[]) => refused(state, { do: 'road', between, free: true });
    expect(why('0,0', '1,0')).toBeNull();
    expect(why('1,0', '1,1')).toEqual({ because: 'too-far' });
    expect(why('0,0', '1,-1')).toEqual({ because: 'no-settlement' });
    const away = bare('681', 3, {
      turn,
      owners: { 0: { ...owner, trolley: { at: '1,1', speed: 3, holds: [null] } } },
    });
    const unlinked = { do: 'road', between: ['1,0', '1,1'], free: true };
    expect(refused(stateOf(away), unlinked)).toEqual({ because: 'not-linked' });
    expect(legal(state).filter((action) => action.do === 'road')).toHaveLength(3);
  });
});
