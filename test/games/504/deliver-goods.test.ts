import { describe, expect, test } from 'vitest';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { played } from './support/play';
import { driving, trolley } from './support/trolleys';

describe('M1.10: delivering', () => {
  test('M1.3: a city covers what it demanded; X1: entering has marked its card', () => {
    const { state } = played(driving('127', trolley('-1,3', 'wood')), [
      { do: 'drive', to: '-1,2' },
      { do: 'deliver', good: 'wood' },
    ]);
    expect(write(state)).toMatchObject({
      turn: { mp: 4, once: 10 },
      map: { '-1,2': { covered: ['wood'] } },
    });
    expect(write(state).owners[0]).toMatchObject({
      cards: [2],
      delivered: { wood: 1 },
      trolley: { at: '-1,2', holds: [null] },
    });
    expect(legal(state)).toContainEqual({ do: 'load', good: 'fish' });
  });

  test('no city takes what it offers, and no land anything', () => {
    const city = stateOf(driving('127', trolley('-1,2', 'fish')));
    expect(refused(city, { do: 'deliver', good: 'fish' })).toEqual({ because: 'no-demand' });
    const land = stateOf(driving('127', trolley('2,0', 'fish')));
    expect(refused(land, { do: 'deliver', good: 'fish' })).toEqual({ because: 'no-demand' });
    expect(refused(land, { do: 'deliver', good: 'ore' })).toEqual({ because: 'no-piece' });
  });

  test('X4: with 8.II an own trading house with room, too', () => {
    const at = (settlements: string[], houses: Form) =>
      driving('186', { ...trolley('4,0', 'fish'), settlements, houses });
    const deliver = { do: 'deliver', good: 'fish' };
    expect(refused(stateOf(at([], {})), deliver)).toEqual({ because: 'no-settlement' });
    const full = stateOf(at(['4,0'], { '4,0': ['ore'] }));
    expect(refused(full, deliver)).toEqual({ because: 'no-room' });
    const { state } = played(at(['4,0'], {}), [deliver]);
    expect(write(state).owners[0]).toMatchObject({
      houses: { '4,0': ['fish'] },
      delivered: { fish: 1 },
    });
    expect(write(state).map['4,0'].covered).toEqual(['fish']);
  });

  test('1.III: to a trading house whatever the city offers, or never', () => {
    const owner = { settlements: [], trolley: { at: '0,0', speed: 3, holds: ['cattle'] } };
    const turn = { step: 'trolley', mp: 6 };
    const { state } = played(bare('861', 3, { turn, owners: { 0: owner } }), [
      { do: 'deliver', good: 'cattle' },
    ]);
    expect(write(state).owners[0].houses).toEqual({ '0,0': ['cattle'] });
    expect(write(state).owners[0].delivered).toBeUndefined();
  });
});

describe('M1.11, M1.12: without residents', () => {
  test('more movement points for 20, 30, 40, 50, 60, at most five', () => {
    const form = driving('127', { cash: 200 });
    const { state } = played(form, Array(5).fill({ do: 'extra' }));
    expect(write(state).owners[0].cash).toBe(0);
    expect(write(state).turn).toMatchObject({ mp: 16, extra: 5 });
    const sixth = stateOf(driving('127', { cash: 500 }, { extra: 5 }));
    expect(refused(sixth, { do: 'extra' })).toEqual({ because: 'not-now' });
    expect(refused(stateOf(driving('127', { cash: 19 })), { do: 'extra' })).toMatchObject({
      because: 'no-money',
    });
  });

  test('a settlement where the trolley is, if none is there', () => {
    const { state } = played(driving('127', trolley('2,0')), [{ do: 'settle' }]);
    expect(write(state).owners[0]).toMatchObject({
      settlements: ['2,0'],
      storage: { settlements: 19 },
    });
    // M2.9: 5 for an empty tile of grassland.
    expect(write(state).turn.once).toBe(5);
    expect(refused(state, { do: 'settle' })).toEqual({ because: 'taken' });
    expect(refused(stateOf(driving('127')), { do: 'settle' })).toEqual({ because: 'taken' });
  });

  test('with residents there is neither', () => {
    const state = stateOf(driving('168'));
    for (const word of ['extra', 'settle'])
      expect(refused(state, { do: word })).toEqual({ because: 'wrong-phase' });
  });
});
