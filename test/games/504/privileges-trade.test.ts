import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, refused, stateOf, write } from './support/bare';
import { played, playedByChance } from './support/play';

const NO_DECK = { I: [], II: [], III: [] };
const row = (...cards: readonly (readonly [card: string, price: number])[]) =>
  cards.map(([card, price]) => ({ card, price }));

describe('M3.12 to M3.14b: factories', () => {
  const building = (world: string, owner: Form, map: Form = {}, turn: Form = {}) =>
    bare(world, 3, {
      ...{ map, turn: { step: 'factory', ...turn } },
      owners: { 0: { cash: 100, ...owner } },
    });
  const at = (hex: string) => ({ do: 'factory', at: hex });
  const city = (factories: Form) => ({ kind: 'city', number: 1, factories });

  test('M3.12, M3.14a: in a city with an own settlement, 20, 30, 40, and 5 points in 3.I', () => {
    const { state } = played(building('367', { settlements: ['3,-4'] }), [at('0,0')]);
    expect(write(state).owners[0]).toMatchObject({ cash: 80, vp: 5 });
    expect(write(state).map['0,0'].factories).toEqual({ 0: 1 });
    expect(write(state).turn.built).toEqual(['0,0']);
    expect(refused(state, at('0,0'))).toEqual({ because: 'not-now' });
    expect(refused(state, at('4,-1'))).toEqual({ because: 'no-settlement' });
    const third = played(building('367', { settlements: ['3,-4'] }, { '0,0': city({ 1: 2 }) }), [
      at('0,0'),
    ]);
    expect(write(third.state).owners[0].cash).toBe(60);
    expect(
      refused(
        stateOf(building('367', { settlements: ['3,-4'] }, { '0,0': city({ 1: 2, 2: 1 }) })),
        at('0,0'),
      ),
    ).toEqual({ because: 'taken' });
  });

  test('M3.12: with III(7), or in 3.II with II(3), always 20', () => {
    const form = building('367', { privileges: ['III(7)'] }, { '0,0': city({ 1: 2 }) });
    expect(write(played(form, [at('0,0')]).state).owners[0].cash).toBe(80 + 20);
    const paying = bare('637', 3, {
      ...{ turn: { step: 'factory' }, map: { '1,0': { factories: { 1: 2 } } } },
      owners: {
        0: { hq: '1,0', cash: 100, privileges: ['II(3)'] },
        ...{ 1: { hq: '4,0' }, 2: { hq: '-4,0' } },
      },
    });
    // Its income comes at once: 20, and 15 for the factory.
    expect(write(played(paying, [at('1,0')]).state).owners[0].cash).toBe(80 + 35);
  });

  test('M3.13: without 4 they stay their owner’s when its settlement leaves', () => {
    const form = bare('736', 3, {
      ...{ round: 3, phase: 'shrink', turn: null, scorings: 1 },
      rows: [
        { cards: 2, scoring: 0 },
        { cards: 6, scoring: 1 },
        { cards: 6, scoring: 1 },
      ],
      shrink: { queue: [{ owner: 0, left: 1 }], each: 4, gain: [4, 0, 0] },
      map: { '1,0': { factories: { 0: 1 } } },
      owners: { 0: { hq: '4,0', settlements: ['1,0'] }, 1: { hq: '0,-4' }, 2: { hq: '-4,0' } },
    });
    // Forced: there is nothing else to take off.
    const { map, owners } = write(played(form, []).state);
    expect(owners[0].settlements).toEqual([]);
    expect(map['1,0'].factories).toEqual({ 0: 1 });
  });

  test('M3.14b: 15 a factory, at once in the income of 3.II', () => {
    const map = { '1,0': { kind: 'city', number: 3, factories: { 0: 2, 1: 1 } } };
    const form = bare('637', 3, {
      ...{ map, turn: { step: 'act' } },
      owners: {
        0: { hq: '1,0', residents: { '1,0': [1, 0] }, cash: 0 },
        1: { hq: '4,0' },
        2: { hq: '-4,0' },
      },
    });
    const { events } = played(form, [{ do: 'done' }]);
    expect(events).toContainEqual({ event: 'income', owner: 0, amount: 50 });
  });

  test('M3.14a: twenty factories end it, tied seats by cash', () => {
    const hexes = ['0,0', '-4,-2', '6,-4', '-2,6', '3,-4', '-1,-3', '4,-1'];
    const end = (count: number) => {
      const map = Object.fromEntries(
        hexes.map((hex, index) => [hex, { factories: { 0: Math.min(3, count - 3 * index) } }]),
      );
      const form = bare('367', 3, {
        ...{ map, at: 2, owners: { 2: { residents: { '0,0': [1, 0] } } } },
      });
      return write(played(form, [{ do: 'done' }]).state).phase;
    };
    expect(end(20)).toBe('over');
    expect(end(19)).toBe('auction');
  });

  const armed = (world: string, attackers: number, set: Form = {}) =>
    bare(world, 3, {
      map: { '0,0': { barracks: false, militia: false, factories: { 1: 2 } } },
      ...set,
      owners: {
        0: { hq: '0,-4', settlements: ['1,-1'], residents: { '1,-1': [attackers, 0] } },
        1: { hq: '4,0', settlements: ['0,0'] },
        2: { hq: '-4,4' },
      },
    });
  const without = (form: Form) => {
    delete form.map['0,0'].barracks;
    delete form.map['0,0'].militia;
    return form;
  };

  test('X10, M4.14: a neutralized city loses one, the others go to the owner that settles there next', () => {
    const move = { do: 'move', from: '1,-1', to: '0,0' };
    const empty = played(without(armed('374', 2)), [move]).state;
    expect(write(empty).map['0,0'].factories).toEqual({ none: 1 });
    const taken = played(without(armed('374', 2)), [move, move]).state;
    expect(write(taken).map['0,0'].factories).toEqual({ 0: 1 });
  });

  test('M4.14: conquered directly, the conqueror takes all', () => {
    const form = without(armed('346', 1, { deck: NO_DECK, row: [] }));
    const chance = (side: string, owner: number, roll: number) => ({
      ...{ event: 'dice', side, owner, at: '0,0', rolls: [roll] },
    });
    const { state } = playedByChance(
      form,
      [{ do: 'move', from: '1,-1', to: '0,0' }, { do: 'done' }],
      [chance('attack', 0, 4), chance('defense', 1, 1)],
    );
    expect(write(state).map['0,0'].factories).toEqual({ 0: 2 });
  });
});

describe('M3.14, M3.15: role III', () => {
  const choosing = (set: Form = {}) =>
    bare('673', 3, {
      ...{ turn: { step: 'privilege' }, deck: NO_DECK },
      row: row(['I(11)', 0], ['I(11)', 20], ['II(9)', 20]),
      owners: {
        0: { residents: { '4,0': [0, 1] }, hq: '4,0' },
        1: { hq: '-4,0' },
        2: { hq: '0,4' },
      },
      ...set,
    });

  test('M3.14: of two of a kind the cheaper; at most one, then the step is over', () => {
    const { state, events } = played(choosing(), [{ do: 'take', card: 'I(11)' }]);
    expect(write(state)).toMatchObject({
      ...{ turn: { step: 'buy', took: true }, row: row(['I(11)', 20], ['II(9)', 20]) },
    });
    expect(write(state).owners[0]).toMatchObject({ cash: 50, vp: 2, privileges: ['I(11)'] });
    expect(events.map(({ event }) => event)).toEqual(['did', 'vp']);
  });

  test('M3.14: no kind twice, and none that is not there', () => {
    const form = choosing();
    form.owners[0].privileges = ['II(9)'];
    expect(refused(stateOf(form), { do: 'take', card: 'II(9)' })).toEqual({ because: 'owned' });
    expect(refused(stateOf(form), { do: 'take', card: 'I(5)' })).toEqual({ because: 'no-piece' });
  });

  /** The turn of seat 2 ends, and that of seat 0 begins. */
  const nextTurn = (set: Form) => {
    const form = choosing({ turn: { step: 'act' }, order: [2, 0, 1], ...set });
    form.owners[2].residents = { '0,4': [1, 0] };
    form.owners[2].storage.residents--;
    return played(form, [{ do: 'done' }]);
  };

  test('M3.14: a step fills the row up, and lower backs than the highest become free', () => {
    const { state, events } = nextTurn({
      deck: { I: [], II: ['II(9)'], III: [] },
      row: row(['I(11)', 20], ['I(12)', 20]),
    });
    expect(events).toContainEqual({ event: 'draw', card: 'II(9)' });
    expect(write(state)).toMatchObject({
      ...{ turn: { step: 'privilege' }, row: row(['I(11)', 0], ['I(12)', 0], ['II(9)', 20]) },
    });
  });

  test('M3.14: who takes nothing makes the whole row free', () => {
    const { state } = played(choosing(), [{ do: 'done' }]);
    expect(write(state).row.map(({ price }: Form) => price)).toEqual([0, 0, 0]);
  });

  test('M3.15: no auction, no taxes, and 20 more at the start', () => {
    const { state, events } = nextTurn({ order: [0, 1, 2], at: 2 });
    expect(write(state)).toMatchObject({ round: 3, phase: 'turn' });
    expect(events.some(({ event }) => event === 'tax')).toBe(false);
    const result = rules.begin({ world: '683' }, 3, 'money');
    if (!result.ok) throw new Error();
    expect(write(result.value).owners.map(({ cash }: Form) => cash)).toEqual([80, 90, 100]);
    const company = rules.begin({ world: '963' }, 3, 'money');
    if (!company.ok) throw new Error();
    expect(write(company.value).seatCash).toEqual([220, 220, 220]);
  });
});
