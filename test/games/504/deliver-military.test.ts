import { describe, expect, test } from 'vitest';
import { type Form, refused, stateOf, write } from './support/bare';
import { afield, companiesAfield, dice, drivingAfield } from './support/field';
import { played, playedByChance } from './support/play';

const drive = (to: string) => ({ do: 'drive', to });
const unload = { do: 'unload', resident: true };
const trolley = (at: string, ...holds: Form[]) => ({ trolley: { at, speed: 3, holds } });

describe('M4.20: movement points', () => {
  const starting = (owner: Form, others: Form = {}) =>
    write(
      played(
        afield('614', {
          0: { settlements: ['3,1'], residents: { '3,1': [1, 0] }, ...owner },
          ...others,
        }),
        [{ do: 'done' }],
      ).state,
    ).turn;

  test('one more where the step starts on an own tile', () => {
    expect(starting(trolley('3,1', null))).toMatchObject({ step: 'trolley', mp: 8 });
    expect(starting(trolley('3,0', null))).toMatchObject({ step: 'trolley', mp: 6 });
  });

  test('the first entry onto a tile of each other owner costs one more', () => {
    const form = drivingAfield('614', {
      0: trolley('1,0', null),
      1: { settlements: ['2,0', '3,0', '1,-1'] },
    });
    const { state } = played(form, [drive('2,0')]);
    expect(write(state).turn).toMatchObject({ mp: 2, passed: [1] });
    expect(write(played(write(state), [drive('3,0')]).state).turn.mp).toBeUndefined();
    const short = drivingAfield(
      '614',
      { 0: trolley('1,0', null), 1: { settlements: ['2,0'] } },
      { mp: 3 },
    );
    expect(refused(stateOf(short), drive('2,0'))).toEqual({ because: 'no-mp', needs: 4, has: 3 });
  });

  test('not of an owner on whose tile the step starts', () => {
    const turn = starting(trolley('3,0', null), { 1: { settlements: ['3,0', '2,0'] } });
    expect(turn).toMatchObject({ mp: 6, passed: [1] });
  });

  test('not for free cities, nor for cities with 8.I and 8.II', () => {
    const free = drivingAfield('614', { 0: trolley('1,0', null) });
    expect(write(played(free, [drive('0,0')]).state).turn).toMatchObject({ mp: 4 });
    const open = drivingAfield('814', { 0: trolley('3,0', null) });
    const { turn } = write(played(open, [drive('4,0')]).state);
    expect(turn.mp).toBe(4);
    expect(turn.passed).toBeUndefined();
  });

  test('M1.7: half a point along a road between own tiles alone', () => {
    const roads = [
      { between: ['2,0', '3,0'], owner: null },
      { between: ['3,0', '4,0'], owner: null },
    ];
    const form = drivingAfield('614', {
      0: { ...trolley('2,0', null), settlements: ['2,0', '3,0'] },
    });
    form.roads = roads;
    const { state } = played(form, [drive('3,0')]);
    expect(write(state).turn.mp).toBe(5);
    // The capital of another: a point, and the surcharge.
    expect(write(played(write(state), [drive('4,0')]).state).turn.mp).toBe(1);
  });
});

describe('M4.20: residents aboard', () => {
  const two = { residents: 2 };

  test('entering an empty tile unloads one, which settles', () => {
    const form = drivingAfield('614', { 0: trolley('1,0', two) });
    const { state } = played(form, [drive('2,0')]);
    expect(write(state).owners[0]).toMatchObject({
      ...{ settlements: ['2,0'], trolley: { at: '2,0', holds: [{ residents: 1 }] } },
      storage: { residents: 24, settlements: 24 },
    });
    // An own tile is not empty.
    const { state: after } = played(write(state), [drive('1,0'), drive('2,0')]);
    expect(write(after).owners[0].trolley.holds).toEqual([null]);
  });

  test('illegal without a settlement in storage', () => {
    const form = drivingAfield('614', { 0: trolley('1,0', two) });
    const lands = Object.keys(form.map).filter(
      (hex) => form.map[hex].kind === 'grassland' && hex !== '2,0' && hex !== '1,0',
    );
    const full = drivingAfield('614', {
      0: { ...trolley('1,0', two), settlements: lands.slice(0, 25) },
    });
    expect(refused(stateOf(full), drive('2,0'))).toEqual({ because: 'no-piece' });
    const empty = drivingAfield('614', {
      0: { ...trolley('1,0', null), settlements: lands.slice(0, 25) },
    });
    expect(refused(stateOf(empty), drive('2,0'))).toBeNull();
  });

  test('entering a foreign tile unloads all as attackers, for the step fight', () => {
    const form = drivingAfield('416', {
      0: trolley('1,0', two, { residents: 1 }),
      1: { settlements: ['2,0'] },
    });
    const { state } = played(form, [drive('2,0')]);
    expect(write(state).owners[0]).toMatchObject({
      ...{ attackers: { '2,0': 3 }, trolley: { at: '2,0', holds: [null, null] } },
    });
    expect(write(state).turn).toMatchObject({ step: 'trolley', pending: null });
    expect(refused(state, { do: 'load', resident: true })).toEqual({ because: 'no-piece' });
    const { events } = played(write(state), [{ do: 'done' }]);
    expect(events[1]).toMatchObject({ action: { do: 'fight', at: '2,0' }, forced: true });
  });

  test('M4.6, M4.16: not where an attack is not allowed; empty it may go there', () => {
    const onto = (holds: Form) =>
      refused(stateOf(drivingAfield('614', { 0: trolley('3,0', holds) })), drive('4,0'));
    expect(onto(two)).toEqual({ because: 'protected' });
    expect(onto(null)).toBeNull();
  });

  test('M4.7: with 2 the fight follows at once, and the step goes on', () => {
    const form = drivingAfield('412', {
      0: trolley('1,0', two),
      1: { settlements: ['2,0'] },
    });
    const { state, events } = playedByChance(
      form,
      [drive('2,0')],
      [dice('attack', 0, '2,0', 6, 6), dice('defense', 1, '2,0', 1)],
    );
    expect(events[1]).toMatchObject({ action: { do: 'fight', at: '2,0' }, forced: true });
    expect(write(state).turn).toMatchObject({ step: 'trolley', mp: 2, pending: null });
    expect(write(state).owners[0]).toMatchObject({
      ...{ settlements: ['2,0'], residents: { '2,0': [0, 1] } },
    });
  });

  test('M2.6: the trolley that attacks a city has entered it', () => {
    const form = drivingAfield('421', { 0: trolley('1,0', { residents: 1 }) });
    const { state } = playedByChance(form, [drive('0,0')], [dice('attack', 0, '0,0', 1)]);
    expect(write(state).owners[0]).toMatchObject({ cards: [1], storage: { residents: 24 } });
  });

  test('4.III: one army each; of those left one settles, the others stay exhausted', () => {
    const form = drivingAfield('614', {
      0: trolley('1,0', two, two),
      1: { settlements: ['2,0'], residents: { '2,0': [0, 1] } },
    });
    const { state } = played(form, [drive('2,0')]);
    expect(write(state).owners[1]).toMatchObject({ settlements: [], residents: {} });
    expect(write(state).owners[0]).toMatchObject({
      ...{ settlements: ['2,0'], residents: { '2,0': [0, 1] } },
      ...{ trolley: { holds: [null, null] }, storage: { residents: 24, settlements: 24 } },
    });
  });

  test('4.III: too few take what they can', () => {
    const form = drivingAfield('614', {
      0: trolley('1,0', { residents: 1 }),
      1: { settlements: ['2,0'], residents: { '2,0': [0, 1] } },
    });
    const { state } = played(form, [drive('2,0')]);
    expect(write(state).owners[1]).toMatchObject({ settlements: ['2,0'], residents: {} });
    expect(write(state).owners[0].storage).toEqual({ residents: 25, settlements: 25 });
  });

  test('4.III: without a settlement in storage all go there', () => {
    const base = drivingAfield('614', {});
    const lands = Object.keys(base.map).filter(
      (hex) => base.map[hex].kind === 'grassland' && !['1,0', '2,0', '3,0'].includes(hex),
    );
    const form = drivingAfield('614', {
      0: { ...trolley('1,0', two), settlements: lands.slice(0, 25) },
      1: { settlements: ['2,0'] },
    });
    const { state } = played(form, [drive('2,0')]);
    expect(write(state).owners[1].settlements).toEqual([]);
    expect(write(state).owners[0].storage).toEqual({ residents: 25, settlements: 0 });
  });

  test('4.III with 2: an HQ falls and flees, and who is left settles first', () => {
    const form = drivingAfield('214', {
      0: { ...trolley('3,0', two, two), home: 5 },
      1: { settlements: ['2,-1'] },
    });
    for (const flag of ['barracks', 'militia']) delete form.map['2,-1'][flag];
    const { state } = played(form, [drive('4,0')]);
    expect(write(state).owners[0]).toMatchObject({ settlements: ['4,0'], cards: [8] });
    expect(write(state).owners[1]).toMatchObject({ hq: '2,-1', settlements: [] });
  });

  test('4.III: settling the capital of a fallen company is seizing it', () => {
    const company = (hq: string, president: number, more: Form) => ({
      ...{ founded: true, hq, value: 30, president, bank: 0, own: 8, cash: 50 },
      shares: [0, 1, 2].map((seat) => (seat === president ? 2 : 0)),
      ...more,
    });
    const form = companiesAfield(
      '914',
      {
        0: company('0,-4', 0, trolley('3,0', two, two)),
        1: company('4,0', 1, { settlements: ['2,0'] }),
      },
      { turn: { step: 'trolley', mp: 6, free: 0, bought: 0, once: 0, pending: null } },
    );
    const { state, events } = played(form, [drive('4,0')]);
    expect(events.map(({ event }) => event)).toEqual(['did', 'did', 'fall']);
    expect(write(state).owners[0].settlements.sort()).toEqual(['2,0', '4,0']);
    expect(write(state).owners[1].founded).toBe(false);
    // M4.19: its trolley went with it.
    expect(state.trolleyAt[1]).toBe(255);
  });

  test('M1.9: nobody gets off on a foreign tile', () => {
    const form = drivingAfield('614', {
      0: trolley('2,0', two),
      1: { settlements: ['2,0'] },
    });
    expect(refused(stateOf(form), unload)).toEqual({ because: 'no-settlement' });
    // With 8.I and 8.II cities are open to all: there it is settling, for its price.
    const open = drivingAfield('814', { 0: { ...trolley('4,0', two), cash: 50 } });
    const { state } = played(open, [unload]);
    expect(write(state).owners[0]).toMatchObject({ settlements: ['4,0'], cash: 40 });
  });

  test('M4.22 b: with the last settlement, placed from the trolley, the match ends with the turn', () => {
    const base = drivingAfield('416', {});
    const lands = Object.keys(base.map).filter(
      (hex) => base.map[hex].kind === 'grassland' && !['1,0', '2,0', '3,0'].includes(hex),
    );
    const form = drivingAfield('416', {
      0: { ...trolley('1,0', two), settlements: lands.slice(0, 24) },
    });
    form.owners[1].settlements = ['3,0'];
    form.owners[1].storage.settlements--;
    const { state } = played(form, [drive('2,0')]);
    expect(write(state).turn).toMatchObject({ step: 'trolley', ended: true });
    // Who is aboard stays there, and attacks nobody.
    expect(write(state).owners[0].trolley.holds).toEqual([{ residents: 1 }]);
    expect(refused(state, drive('3,0'))).toEqual({ because: 'no-piece' });
    const { state: after, events } = played(write(state), [{ do: 'done' }]);
    expect(write(after).phase).toBe('over');
    expect(events.slice(-2).map(({ event }) => event)).toEqual(['income', 'over']);
  });
});
