import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { played, playedByChance } from './support/play';

const move = (from: string, to: string) => ({ do: 'move', from, to });
const dice = (side: string, owner: number | null, at: string, rolls: readonly number[]) => ({
  ...{ event: 'dice', side, owner, at, rolls: [...rolls] },
});
const attackAt = (at: string, ...rolls: number[]) => dice('attack', 0, at, rolls);
const HQS = ['0,-4', '4,0', '-4,4'];
const owned = (owners: Form): Form =>
  Object.fromEntries(HQS.map((hq, owner) => [owner, { hq, ...owners[owner] }]));
/** Map 2: three seats with their capitals, and what else they have. */
const at2 = (world: string, owners: Form, set: Form = {}) =>
  bare(world, 3, { ...set, owners: owned(owners) });

describe('G4.5: capitals of map 2', () => {
  const choosing = (seats: number, at: number, hqs: readonly (string | null)[]) => {
    const owners = Object.fromEntries(hqs.map((hq, owner) => [owner, { hq }]));
    const set = { round: 0, phase: 'capital', turn: null, at, owners };
    return legal(stateOf(bare('467', seats, set))).map(({ at: hex }) => hex);
  };

  test('the first choice: the six cities of the rim', () => {
    for (const seats of [2, 3, 4])
      expect(choosing(seats, seats - 1, Array(seats).fill(null)).sort()).toEqual(
        ['-4,0', '-4,4', '0,-4', '0,4', '4,-4', '4,0'].sort(),
      );
  });

  test('four seats: two opposite cities stay free', () => {
    expect(choosing(4, 1, [null, null, '0,-4', '4,-4']).sort()).toEqual(['-4,4', '0,4'].sort());
    // 0,-4 and its opposite are taken, so of another pair one stays free.
    expect(choosing(4, 1, [null, null, '0,-4', '0,4'])).toHaveLength(4);
    expect(choosing(4, 2, [null, null, null, '0,-4'])).toHaveLength(5);
  });

  test('two seats: the second choice is forced, and the first round begins', () => {
    const state = stateOf(
      bare('467', 2, {
        ...{ round: 0, phase: 'capital', turn: null, at: 1 },
        owners: { 0: { hq: null }, 1: { hq: null } },
      }),
    );
    rules.play(state, rules.action.read({ do: 'capital', at: '4,-4' }, state) as number);
    expect(write(state)).toMatchObject({ round: 1, owners: [{ hq: '-4,4' }, { hq: '4,-4' }] });
  });
});

describe('M4.2 to M4.4: control, free cities, armies', () => {
  test('M4.3: cities without a capital get barracks and a militia when the first round begins', () => {
    const form = bare('467', 2, {
      ...{ round: 0, phase: 'capital', turn: null, at: 0 },
      owners: { 0: { hq: null }, 1: { hq: '4,-4' } },
    });
    for (const tile of Object.values<Form>(form.map)) {
      delete tile.barracks;
      delete tile.militia;
    }
    const { map } = write(stateOf(form));
    const cities = Object.keys(map).filter((hex) => map[hex].kind === 'city');
    const guarded = cities.filter((hex) => map[hex].barracks && map[hex].militia);
    expect(cities.filter((hex) => !guarded.includes(hex)).sort()).toEqual(['-4,4', '4,-4']);
    expect(Object.values<Form>(map).filter((tile) => tile.militia)).toHaveLength(8);
  });

  test('M4.3, M4.15: with 8.I and 8.II barracks only, and cities are open to all', () => {
    const result = rules.begin({ world: '847' }, 3, 'open');
    if (!result.ok) throw new Error();
    let state = result.value;
    while (write(state).phase === 'capital')
      state = played(write(state), [legal(state)[0] ?? {}]).state;
    const { map } = write(state);
    const cities = Object.values<Form>(map).filter(({ kind }) => kind === 'city');
    expect(cities.filter(({ barracks }) => barracks)).toHaveLength(7);
    expect(cities.some(({ militia }) => militia)).toBe(false);
    // M8.8: barracks count as a trading house, so the first settlement costs 10.
    const near = at2('847', {
      0: { cash: 25, settlements: ['1,-1'], residents: { '1,-1': [2, 0] } },
    });
    const { state: after } = played(near, [move('1,-1', '0,0')]);
    expect(write(after).owners[0]).toMatchObject({ cash: 15, settlements: ['0,0', '1,-1'] });
    expect(write(after).map['0,0']).toMatchObject({ barracks: true });
  });

  test('M4.4: militia first, then residents, then barracks', () => {
    const form = at2('467', { 0: { settlements: ['1,-1'], residents: { '1,-1': [1, 0] } } });
    // City -1: one hit takes the militia; its die misses.
    const { state } = playedByChance(
      form,
      [move('1,-1', '0,0')],
      [attackAt('0,0', 4), dice('defense', null, '0,0', [2])],
    );
    expect(write(state).map['0,0']).toEqual({ kind: 'city', number: 1, barracks: true });
    expect(write(state).owners[0].residents).toEqual({ '1,-1': [0, 1] });
  });

  test('M4.4: an HQ that holds is whole again', () => {
    const form = at2('467', { 0: { settlements: ['3,0'], residents: { '3,0': [1, 0] } } });
    const { state } = playedByChance(
      form,
      [move('3,0', '4,0')],
      [attackAt('4,0', 6), dice('defense', 1, '4,0', [1, 1])],
    );
    expect(write(state).owners[1]).toMatchObject({ hq: '4,0' });
    expect(write(state).owners[1].hqHits).toBeUndefined();
  });
});

describe('M4.5 to M4.9: attacks', () => {
  const facing = (world: string, more: Form = {}) =>
    at2(world, {
      0: { settlements: ['-1,1'], residents: { '-1,1': [3, 0] } },
      1: { settlements: ['0,1', '0,2'], residents: { '0,1': [0, 1] }, ...more },
    });

  test('M4.6: an attacker is exhausted where it is, and stays', () => {
    const { state } = played(facing('467'), [move('-1,1', '0,1')]);
    expect(write(state).owners[0]).toMatchObject({
      ...{ attackers: { '0,1': 1 }, residents: { '-1,1': [2, 0] }, settlements: ['-1,1'] },
    });
    expect(refused(state, move('0,1', '0,2'))).toMatchObject({ because: 'no-active' });
  });

  test('M4.6: no settlement is needed in storage for an attack', () => {
    const form = facing('467');
    const free = Object.keys(form.map).filter(
      (hex) => form.map[hex].kind === 'grassland' && !['-1,1', '0,1', '0,2'].includes(hex),
    );
    const settlements = ['-1,1', ...free.slice(0, 24)];
    const full = at2('647', {
      0: { settlements, residents: { '-1,1': [3, 0] } },
      1: { settlements: ['0,1'] },
    });
    expect(refused(stateOf(full), move('-1,1', '0,1'))).toBeNull();
  });

  test('M4.7, M4.9: fights wait for their step, which cannot be ended before', () => {
    const form = at2('467', {
      0: { settlements: ['-1,1', '-3,3'], residents: { '-1,1': [1, 0], '-3,3': [1, 0] } },
      1: { settlements: ['0,1', '-2,3'] },
    });
    const { state } = played(form, [move('-1,1', '0,1'), move('-3,3', '-2,3')]);
    expect(legal(state)).toEqual([
      { do: 'fight', at: '-2,3' },
      { do: 'fight', at: '0,1' },
    ]);
    expect(refused(state, { do: 'done' })).toEqual({ because: 'not-now' });
    expect(refused(state, { do: 'fight', at: '0,2' })).toEqual({ because: 'no-piece' });
  });

  test('M4.16: the capital of another is attacked in 4.I, not in 4.II and 4.III of seats', () => {
    const beside = { 0: { settlements: ['3,0'], residents: { '3,0': [1, 0] } } };
    expect(refused(stateOf(at2('467', beside)), move('3,0', '4,0'))).toBeNull();
    for (const world of ['647', '674'])
      expect(refused(stateOf(at2(world, beside)), move('3,0', '4,0'))).toEqual({
        because: 'protected',
      });
  });
});

describe('M4.10 to M4.12: the outcome of a fight', () => {
  const fighting = (attackers: number, defender: Form, set: Form = {}) =>
    at2(
      '647',
      {
        0: { settlements: ['-1,1'], residents: { '-1,1': [attackers, 0] } },
        1: { settlements: ['0,1'], ...defender },
      },
      set,
    );
  const fought = (form: Form, attackers: number, chance: Form[]) =>
    playedByChance(form, Array(attackers).fill(move('-1,1', '0,1')), chance).state;

  test('M4.11: neutralized when nobody is left on either side', () => {
    const state = fought(fighting(1, {}), 1, [attackAt('0,1', 2), dice('defense', 1, '0,1', [3])]);
    expect(write(state).owners[0]).toMatchObject({ settlements: ['-1,1'], residents: {} });
    expect(write(state).owners[1].settlements).toEqual([]);
  });

  test('M4.11: without a settlement in storage the attackers go to storage', () => {
    const form = fighting(1, {});
    const free = Object.keys(form.map).filter(
      (hex) => form.map[hex].kind === 'grassland' && !['-1,1', '0,1'].includes(hex),
    );
    form.owners[0].settlements.push(...free.slice(0, 24));
    form.owners[0].storage.settlements = 0;
    const state = fought(form, 1, [attackAt('0,1', 6), dice('defense', 1, '0,1', [1])]);
    expect(write(state).owners[0].settlements).not.toContain('0,1');
    expect(write(state).owners[0].storage).toEqual({ residents: 25, settlements: 0 });
    expect(write(state).owners[1].settlements).toEqual([]);
  });

  test('M4.11: attackers that fail go back, also to the capital', () => {
    const form = at2('647', {
      0: { residents: { '0,-4': [1, 0] } },
      1: { settlements: ['0,-3'], residents: { '0,-3': [0, 1] } },
    });
    const { state } = playedByChance(form, [move('0,-4', '0,-3')], [attackAt('0,-3', 1)]);
    // The capital lies next to it: the way back is forced.
    expect(write(state).owners[0].residents).toEqual({ '0,-4': [0, 1] });
  });

  test('M4.10: no hit, no dice for the defender', () => {
    const form = fighting(1, { residents: { '0,1': [0, 2] } });
    const { events } = playedByChance(form, [move('-1,1', '0,1')], [attackAt('0,1', 1)]);
    expect(events.filter(({ event }) => event === 'dice')).toHaveLength(1);
  });

  test('M4.11, J3: a tile where defenders have survived is closed for this turn', () => {
    const form = at2('647', {
      0: { settlements: ['-1,1', '0,2'], residents: { '-1,1': [2, 0] } },
      1: { settlements: ['0,1'], residents: { '0,1': [0, 2] } },
    });
    const { state } = playedByChance(
      form,
      [move('-1,1', '0,1'), { do: 'done' }],
      [attackAt('0,1', 1)],
    );
    expect(write(state).turn).toMatchObject({
      ...{ fought: ['0,1'], pending: { kind: 'retreat', at: '0,1', left: 1 } },
    });
    expect(refused(state, { do: 'done' })).toEqual({ because: 'not-now' });
    expect(refused(state, { do: 'retreat', to: '0,-4' })).toEqual({ because: 'too-far' });
    expect(refused(state, { do: 'retreat', to: '1,0' })).toEqual({ because: 'no-settlement' });
    expect(legal(state)).toHaveLength(2);
  });

  test('M4.12, G6.11: a conqueror takes the plant; neutralized, it is nobody’s', () => {
    const plant = { kind: 'grassland', plant: { good: 'cattle', owner: 1 } };
    const at = (attackers: number, chance: Form[]) =>
      playedByChance(
        at2(
          '468',
          {
            0: { settlements: ['-1,1'], residents: { '-1,1': [attackers, 0] } },
            1: { settlements: ['0,1'] },
          },
          { map: { '0,1': plant } },
        ),
        Array(attackers).fill(move('-1,1', '0,1')),
        chance,
      ).state;
    const won = at(1, [attackAt('0,1', 6), dice('defense', 1, '0,1', [1])]);
    expect(write(won).map['0,1'].plant.owner).toBe(0);
    const lost = at(1, [attackAt('0,1', 6), dice('defense', 1, '0,1', [6])]);
    expect(write(lost).map['0,1'].plant.owner).toBeNull();
  });
});

describe('M4.13: one for one in role III', () => {
  test('M4.4, M4.13: a free city falls to two residents, a third settles', () => {
    const form = at2('674', { 0: { settlements: ['1,-1'], residents: { '1,-1': [3, 0] } } });
    const half = played(form, [move('1,-1', '0,0')]).state;
    expect(write(half).map['0,0']).toEqual({ kind: 'city', number: 1, barracks: true });
    const { state } = played(form, Array(3).fill(move('1,-1', '0,0')));
    expect(write(state).map['0,0']).toEqual({ kind: 'city', number: 1 });
    expect(write(state).owners[0].settlements).toContain('0,0');
  });

  test('M4.24: no step fight, no income of its own, no points', () => {
    const settlements = ['1,-1', '1,0', '3,0', '0,2'];
    const owner = { settlements, residents: { '1,-1': [1, 0] } };
    const income = (world: string) => {
      const { state, events } = played(at2(world, { 0: owner }), [{ do: 'done' }]);
      expect(write(state).at).toBe(1);
      const steps = events.filter(({ event }) => event === 'did').length;
      return { steps, income: events.find(({ event }) => event === 'income')?.amount };
    };
    // The four tiles would bring 20 by 4.II, where the step fight is ended too.
    expect(income('674')).toEqual({ steps: 1, income: 20 });
    expect(income('647')).toEqual({ steps: 2, income: 20 + 20 });
    // 6.I counts links alone: no road, no points.
    expect(rules.standing(stateOf(at2('674', { 0: owner }))).scores[0]).toBe(0);
    // The same in 4.I: three points a tile, five a city.
    expect(rules.standing(stateOf(at2('467', { 0: owner }))).scores[0]).toBe(4 * 3 + 5);
  });

  test('M4.24 with 1: a turn goes from the trolley to the next owner', () => {
    const form = at2('614', { 0: { settlements: ['1,-1'] } }, { turn: { step: 'trolley', mp: 6 } });
    const { state, events } = played(form, [{ do: 'done' }]);
    expect(write(state).at).toBe(1);
    expect(events).toContainEqual({ event: 'income', owner: 0, amount: 20 });
  });
});
