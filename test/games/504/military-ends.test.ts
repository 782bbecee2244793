import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { dice, move } from './support/field';
import { played, playedByChance } from './support/play';

const HQS = ['0,-4', '4,0', '-4,4'];
const at2 = (world: string, owners: Form, set: Form = {}) =>
  bare(world, 3, {
    ...set,
    owners: Object.fromEntries(HQS.map((hq, owner) => [owner, { hq, ...owners[owner] }])),
  });
/** The first `count` tiles of grassland that are not among `without`. */
const free = (form: Form, count: number, without: readonly string[]) =>
  Object.keys(form.map)
    .filter((hex) => form.map[hex].kind === 'grassland' && !without.includes(hex))
    .slice(0, count);

describe('M4.22: 4.I ends with a turn', () => {
  test('a. the last resident is bought: the turn is played to its end', () => {
    const settlements = ['-3,4', '-4,3', '-3,3'];
    const six = Object.fromEntries([...settlements, '-4,4'].map((hex) => [hex, [0, 6]]));
    const form = bare('468', 3, {
      turn: { step: 'buy' },
      owners: {
        0: { hq: '-4,4', settlements, cash: 100, residents: six },
        ...{ 1: { hq: '4,0' }, 2: { hq: '0,-4' } },
      },
    });
    const { state, events } = played(form, [{ do: 'buy', at: '-4,4' }]);
    expect(events.map(({ event }) => event)).toEqual(['did', 'did']);
    expect(write(state).turn).toMatchObject({ step: 'act', ended: true });
    const settled = played(write(state), [move('-3,3', '-2,3'), { do: 'done' }]);
    expect(write(settled.state)).toMatchObject({ phase: 'over', turn: null });
    expect(write(settled.state).owners[0].settlements).toContain('-2,3');
    expect(settled.events.slice(-2).map(({ event }) => event)).toEqual(['income', 'over']);
  });

  /** The capital and two tiles beside it with residents, and all settlements but one on the map. */
  const lastSettlement = (world: string) => {
    const near = ['0,-3', '1,-4', '-1,-2'];
    const tiles = free(at2(world, {}), 23, [...near, '-1,-3', '0,-2']);
    const settlements = [...near, ...tiles].slice(0, 24);
    return at2(world, {
      0: { settlements, residents: { '-1,-2': [3, 0], '0,-4': [3, 0], '0,-3': [1, 0] } },
      1: { settlements: ['0,-2'] },
    });
  };
  const road = { do: 'road', between: ['0,-4', '0,-3'], use: [3, 0], home: '0,-4' };

  test('b. the last settlement is placed: open attacks are called off, nothing more is attacked', () => {
    const attack = move('-1,-2', '0,-2');
    const { state } = played(lastSettlement('467'), [attack, move('-1,-2', '-1,-3')]);
    expect(write(state).turn).toMatchObject({ step: 'act', ended: true });
    const [own, other] = write(state).owners;
    expect(own.attackers).toBeUndefined();
    expect(own.storage).toEqual({ residents: 25 - 5, settlements: 0 });
    expect(other.settlements).toEqual(['0,-2']);
    expect(refused(state, attack)).toEqual({ because: 'no-piece' });
    expect(legal(state)).not.toContainEqual(attack);
    // The rest of the turn is played: a road, then no fight.
    const { state: after, events } = played(write(state), [road, { do: 'done' }]);
    expect(write(after)).toMatchObject({ phase: 'over', roads: [{ owner: null }] });
    expect(events.slice(-2).map(({ event }) => event)).toEqual(['income', 'over']);
  });

  test('b. with income by 8.II the sale comes in its place, marked as the last', () => {
    const form = lastSettlement('486');
    form.owners[0].goods = { fish: 2, wood: 1 };
    const { state } = played(form, [move('-1,-2', '-1,-3'), { do: 'done' }]);
    expect(write(state).turn).toMatchObject({ step: 'sale', ended: true });
    expect(write(played(write(state), [{ do: 'done' }]).state).phase).toBe('over');
  });

  const siege = (attackers: number) =>
    at2('467', {
      0: { settlements: ['3,0'], residents: { '3,0': [attackers, 0] } },
      1: { settlements: ['3,1'] },
    });

  test('c. a capital is brought down and nobody is left: its owner loses all tiles', () => {
    const { state, events } = playedByChance(siege(2), Array(2).fill(move('3,0', '4,0')), [
      dice('attack', 0, '4,0', 6, 6),
      dice('defense', 1, '4,0', 3, 3, 1),
    ]);
    expect(write(state).phase).toBe('over');
    expect(write(state).owners[1]).toMatchObject({ hq: null, settlements: [] });
    expect(events.at(-1)).toMatchObject({ event: 'over', scores: [8, 0, 5], winners: [0] });
  });

  test('c. the other fights are still fought', () => {
    const form = at2(
      '468',
      {
        0: { attackers: { '-1,-3': 1, '4,0': 2 } },
        1: { settlements: ['3,1'] },
        2: { settlements: ['-1,-3'] },
      },
      { turn: { step: 'fight' } },
    );
    const { state, events } = playedByChance(
      form,
      [{ do: 'fight', at: '4,0' }],
      [
        dice('attack', 0, '4,0', 6, 6),
        dice('defense', 1, '4,0', 1, 1, 1),
        // The one that is left is forced.
        dice('attack', 0, '-1,-3', 6),
        dice('defense', 2, '-1,-3', 1),
      ],
    );
    expect(write(state)).toMatchObject({ phase: 'over', owners: [{}, { hq: null }, {}] });
    expect(write(state).owners[0].settlements.sort()).toEqual(['-1,-3', '3,1', '4,0']);
    expect(events.slice(-2).map(({ event }) => event)).toEqual(['income', 'over']);
  });

  test('M4.19: all tiles are picked while storage has settlements; residents as far as it goes', () => {
    const form = at2('467', {
      0: { settlements: ['3,0'], residents: { '3,0': [4, 0] } },
      1: { settlements: ['3,1', '2,0'], residents: { '2,0': [0, 2] } },
    });
    const { state } = playedByChance(form, Array(4).fill(move('3,0', '4,0')), [
      dice('attack', 0, '4,0', 6, 6, 1, 1),
      dice('defense', 1, '4,0', 1, 1, 1),
    ]);
    expect(write(state).turn).toMatchObject({ ended: true, pending: { kind: 'annex', owner: 1 } });
    expect(legal(state)).toEqual([
      { do: 'annex', at: '2,0' },
      { do: 'annex', at: '3,1' },
    ]);
    expect(refused(state, { do: 'annex', at: '1,0' })).toEqual({ because: 'no-settlement' });
  });

  test('M4.21: 3 a land tile, 5 a city; tie: armies on the map', () => {
    const owners = {
      0: { settlements: ['1,0'], residents: { '1,0': [0, 1] } },
      1: { settlements: ['3,0'] },
    };
    const form = at2('467', owners, { phase: 'over', turn: null, at: null });
    expect(rules.standing(stateOf(form))).toMatchObject({
      ...{ scores: [8, 8, 5], ranking: [0, 1, 2], places: [1, 2, 3] },
    });
  });
});

describe('M4.23: 4.II', () => {
  test('5 a tile besides the capital, and for the different lands', () => {
    const map = Object.fromEntries(
      ['forest', 'forest', 'mountain', 'desert'].map((kind, at) => [
        ['-1,1', '0,1', '0,2', '-1,3'][at] ?? '',
        { kind },
      ]),
    );
    const settlements = ['-1,1', '0,1', '0,2', '-1,3', '-1,2'];
    const form = at2('647', { 0: { settlements, residents: { '-1,1': [1, 0] } } }, { map });
    const { events } = played(form, [{ do: 'done' }]);
    expect(events).toContainEqual({ event: 'income', owner: 0, amount: 20 + 25 + 10 });
  });
});

describe('X16: companies', () => {
  const company = (hq: string, president: number, more: Form = {}) => ({
    ...{ founded: true, hq, value: 30, president, shares: [0, 0, 0], own: 8, bank: 0, cash: 50 },
    ...more,
  });
  const business = (world: string, owners: Form, set: Form = {}) => {
    const founded = Object.keys(owners).map(Number);
    const form = bare(world, 3, {
      ...{ round: 2, phase: 'turn', order: founded, market: founded, foundedOrder: founded },
      turn: { step: 'act', free: 0, bought: 0, once: 0, pending: null },
      ...set,
      owners,
    });
    form.share = { first: 0, sr: 1 };
    return form;
  };

  test('M4.18: a company is safe until the end of the round of its first turn', () => {
    const at = (safe: boolean) =>
      refused(
        stateOf(
          business('947', {
            0: company('0,-4', 0, {
              shares: [2, 0, 0],
              settlements: ['3,0'],
              residents: { '3,0': [1, 0] },
            }),
            1: company('4,0', 1, { shares: [0, 2, 0], safe }),
          }),
        ),
        move('3,0', '4,0'),
      );
    expect(at(true)).toEqual({ because: 'protected' });
    // M4.16: in company worlds capitals can be attacked.
    expect(at(false)).toBeNull();
  });

  const seizable = () =>
    business('974', {
      0: company('0,-4', 0, {
        shares: [2, 0, 0],
        settlements: ['3,0', '3,1'],
        residents: { '3,0': [4, 0], '3,1': [1, 0] },
      }),
      1: company('4,0', 1, {
        ...{ shares: [0, 3, 2], own: 5, settlements: ['2,0'], cash: 70 },
        residents: { '2,0': [0, 1] },
      }),
      2: company('-4,4', 2, { shares: [0, 0, 2] }),
    });

  test('M4.17 c, M4.19: a neutralized capital may be seized, then its tiles are annexed, and the company falls', () => {
    const { state } = played(seizable(), Array(3).fill(move('3,0', '4,0')));
    expect(write(state).turn.pending).toEqual({ kind: 'seize', at: '4,0', owner: 1 });
    expect(legal(state)).toEqual([
      { do: 'done' },
      { do: 'seize', from: '3,1' },
      { do: 'seize', from: '3,0' },
    ]);
    const { state: after, events } = played(write(state), [{ do: 'seize', from: '3,0' }]);
    // One tile to annex: forced.
    expect(
      events.map((event) => (event.event === 'did' ? (event.action as Form).do : event.event)),
    ).toEqual(['seize', 'annex', 'fall']);
    const now = write(after);
    expect(now.owners[1]).toEqual({
      ...{ founded: false, cash: 0, shares: [0, 0, 0], own: 10, bank: 0 },
    });
    expect(now).toMatchObject({ order: [0, 2], at: 0, market: [0, 2], foundedOrder: [0, 2] });
    expect([...now.owners[0].settlements].sort()).toEqual(['2,0', '3,0', '3,1', '4,0']);
    expect(now.owners[0].residents).toEqual({ '2,0': [0, 1], '3,1': [1, 0] });
  });

  test('M4.17: not seized, it falls, and its tiles are empty', () => {
    const { state } = played(seizable(), [...Array(3).fill(move('3,0', '4,0')), { do: 'done' }]);
    expect(write(state).owners[1].founded).toBe(false);
    expect(write(state).owners[0].settlements).toEqual(['3,0', '3,1']);
    expect(write(state).turn.pending).toBeNull();
  });

  test('M4.4: hits on an HQ are kept to the end of the attacker’s turn', () => {
    const form = seizable();
    const hit = played(form, [move('3,0', '4,0'), move('3,0', '4,0')]).state;
    expect(write(hit).owners[1].hqHits).toBe(2);
    const { state } = played(write(hit), [{ do: 'done' }]);
    expect(write(state).owners[1].hqHits).toBeUndefined();
  });

  test('M4.19: with 9.II a company that fell has the cash of its start, and no VP', () => {
    const two = (hq: string, president: number, shares: number[], more: Form = {}) => ({
      ...{ founded: true, hq, value: 30, president, shares, bank: 8, cash: 50, safe: false },
      ...more,
    });
    const owners = {
      0: two('0,-4', 0, [2, 0, 0], { settlements: ['3,0'], residents: { '3,0': [3, 0] } }),
      1: two('4,0', 1, [0, 2, 0], { vp: 7 }),
    };
    const form = business('794', owners, { last: [0, 1] });
    const { state } = played(form, [...Array(3).fill(move('3,0', '4,0'))]);
    // No resident is left next to it, so it is not seized: forced.
    expect(write(state).owners[1]).toMatchObject({ founded: false, cash: 150, bank: 10 });
    expect(write(state).last).toEqual([0]);
  });

  test('M9.13: a company founded in a city destroys what others have there, and its guards', () => {
    const founding = (at: string) => {
      const form = business(
        '974',
        {
          0: company('0,-4', 0, {
            ...{ shares: [2, 0, 0], settlements: ['4,0'], residents: { '4,0': [0, 3] } },
          }),
        },
        { phase: 'share', turn: null, order: [0, 1, 2], at: 0, seatCash: [200, 200, 200] },
      );
      form.share = bare('974', 3).share;
      form.share.sr = 2;
      for (const hex of ['4,0', '-4,0'])
        Object.assign(form.map[hex], hex === at || hex === '-4,0' ? {} : {});
      Object.assign(form.map['-4,0'], { barracks: true, militia: true });
      return played(form, [
        { do: 'buy', company: 1 },
        { do: 'capital', at },
      ]).state;
    };
    const there = write(founding('4,0'));
    expect(there.owners[1]).toMatchObject({ hq: '4,0', safe: true });
    expect(there.owners[0]).toMatchObject({ settlements: [], residents: {} });
    expect(write(founding('-4,0')).map['-4,0'].barracks).toBeUndefined();
  });

  test('M9.9: on map 2 only cities of the rim', () => {
    const state = stateOf(bare('974', 3));
    rules.play(state, rules.action.read({ do: 'buy', company: 0 }, state) as number);
    expect(legal(state).map(({ at }) => at)).toHaveLength(6);
    expect(refused(state, { do: 'capital', at: '0,0' })).toEqual({ because: 'bad-place' });
  });
});
