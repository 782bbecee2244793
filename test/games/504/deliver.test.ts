import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { played } from './support/play';
import { driving, places, trolley } from './support/trolleys';

function begun(world: string, seats: number) {
  const state = rules.begin({ world }, seats, 'carts');
  if (!state.ok) throw new Error('no match');
  return state.value;
}

describe('M1: parts, set-up', () => {
  test('G2.1: without residents 20 settlements and nothing else in storage', () => {
    const [owner] = write(begun('127', 3)).owners;
    expect(owner.storage).toEqual({ settlements: 20 });
    expect(owner.residents).toBeUndefined();
    expect(write(begun('912', 3)).options.world).toBe('912');
  });

  test('M1.1: speed 3 and one hold; none where there is nothing to carry', () => {
    expect(bare('127', 3).owners[0].trolley).toMatchObject({ speed: 3, holds: [null] });
    const [owner] = write(begun('251', 2)).owners;
    expect(owner.trolley).toEqual({ at: null, speed: 3, holds: [] });
  });

  test('M1.2: four goods in each city, one of which the trolley takes along', () => {
    const { state } = played(write(begun('127', 2)), [{ do: 'capital', at: '1,0' }]);
    const form = write(state);
    expect(form.owners[1].trolley).toEqual({ at: '1,0', speed: 3, holds: ['wood'] });
    expect(form.map['1,0'].goods).toBe(3);
    expect(form.map['4,0'].goods).toBe(4);
  });

  test('X4: with 8 cities have no goods', () => {
    const { state } = played(write(begun('168', 2)), [{ do: 'capital', at: '1,0' }]);
    expect(write(state).owners[1].trolley.holds).toEqual([null]);
    expect(write(state).map['1,0'].goods).toBeUndefined();
  });

  test('G4.5, M9.9: capitals offer different goods', () => {
    const { state } = played(write(begun('127', 2)), [{ do: 'capital', at: '0,-4' }]);
    // Cities 5 and 10 offer ore.
    expect(refused(state, { do: 'capital', at: '0,4' })).toEqual({ because: 'bad-place' });
    expect(legal(state)).toHaveLength(8);
    const founded = played(bare('912', 3), [
      { do: 'buy', company: 0 },
      { do: 'capital', at: '0,-4' },
      { do: 'buy', company: 1 },
    ]).state;
    expect(refused(founded, { do: 'capital', at: '0,4' })).toEqual({ because: 'bad-place' });
    expect(legal(founded)).toHaveLength(8);
  });
});

describe('M1.4: upgrades', () => {
  const upgrading = (world: string, owner: Form) =>
    bare(world, 3, {
      turn: { step: 'upgrade' },
      owners: world === '681' ? { 0: owner } : { ...places, 0: { ...places[0], ...owner } },
    });

  test.each([
    ['127', 50, 80],
    ['681', 30, 40],
  ])('%s: speed %i, hold %i, one a turn', (world, speed, hold) => {
    const rich = upgrading(world, { cash: 100 });
    const fast = played(rich, [{ do: 'upgrade', what: 'speed' }]).state;
    expect(write(fast).owners[0]).toMatchObject({ cash: 100 - speed, trolley: { speed: 4 } });
    expect(write(fast).turn).toMatchObject({ upgraded: true });
    expect(write(fast).turn.step).not.toBe('upgrade');
    const wide = played(rich, [{ do: 'upgrade', what: 'hold' }]).state;
    expect(write(wide).owners[0]).toMatchObject({ cash: 100 - hold });
    expect(write(wide).owners[0].trolley.holds).toEqual([null, null]);
    const poor = stateOf(upgrading(world, { cash: speed }));
    expect(refused(poor, { do: 'upgrade', what: 'hold' })).toMatchObject({ because: 'no-money' });
  });

  test('no faster than 7, no third hold', () => {
    const best = { trolley: { at: '1,0', speed: 7, holds: [null, null] }, cash: 500 };
    // Nothing is left to buy, so the step is over.
    expect(write(stateOf(upgrading('127', best))).turn.step).toBe('trolley');
    const almost = upgrading('127', { ...best, trolley: { ...best.trolley, speed: 5 } });
    const state = stateOf(almost);
    expect(refused(state, { do: 'upgrade', what: 'hold' })).toEqual({ because: 'taken' });
    const { state: after } = played(almost, [{ do: 'upgrade', what: 'speed' }]);
    expect(write(after).owners[0].trolley.speed).toBe(7);
    // M1.5: the new speed counts at once.
    expect(write(after).turn).toMatchObject({ step: 'trolley', mp: 14 });
  });
});

describe('M1.5, M1.7: driving', () => {
  test('1 point a tile, 2 onto a mountain, never onto water', () => {
    const map = { '2,0': { kind: 'mountain' }, '1,1': { kind: 'water' } };
    const form = driving('127', {}, { mp: 4 }, map);
    const { state, before } = played(form, [{ do: 'drive', to: '2,-1' }]);
    expect(write(state).turn.mp).toBe(2);
    expect(refused(before, { do: 'drive', to: '2,0' })).toBeNull();
    expect(refused(state, { do: 'drive', to: '2,0' })).toMatchObject({
      because: 'no-mp',
      needs: 4,
      has: 2,
    });
    expect(refused(before, { do: 'drive', to: '1,1' })).toEqual({ because: 'not-walkable' });
    expect(refused(before, { do: 'drive', to: '3,0' })).toEqual({ because: 'too-far' });
    expect(refused(before, { do: 'drive', to: '1,0' })).toEqual({ because: 'too-far' });
  });

  test('M1.13: what is in the holds is neither on the map nor in storage, and stays aboard', () => {
    const aboard = trolley('2,0', { residents: 2 }, 'fish');
    const form = driving('167', { ...aboard, settlements: ['2,0'] });
    const all = write(played(form, []).state).owners[0];
    expect(all.residents).toEqual({});
    expect(all.storage.residents).toBe(25 - 2);
    const { owners } = write(played(form, [{ do: 'done' }]).state);
    expect(owners[0].trolley.holds).toEqual([{ residents: 2 }, 'fish']);
  });

  test('M1.20: in role III there is nothing to load but residents', () => {
    const form = driving('671', { residents: { '1,0': [0, 1] } });
    expect(form.owners[0].delivered).toBeUndefined();
    const loads = legal(stateOf(form)).filter(({ do: word }) => word === 'load');
    expect(loads).toEqual([{ do: 'load', resident: true }]);
  });

  test('pieces of others do not matter; M1.14: what is left is lost', () => {
    const form = driving('127', trolley('2,0'));
    form.owners[1].settlements = ['3,0'];
    form.owners[1].storage.settlements--;
    const { state } = played(form, [{ do: 'drive', to: '3,0' }, { do: 'done' }]);
    expect(write(state)).toMatchObject({ at: 1 });
    expect(write(state).turn.mp).toBeUndefined();
  });
});

describe('M1.8, M1.9: loading and unloading', () => {
  test('a good of the city, while it has some', () => {
    const { state } = played(driving('127'), [{ do: 'load', good: 'wood' }]);
    expect(write(state).map['1,0'].goods).toBe(3);
    expect(write(state).owners[0].trolley.holds).toEqual(['wood']);
    expect(refused(state, { do: 'load', good: 'wood' })).toEqual({ because: 'no-room' });
    expect(refused(state, { do: 'load', good: 'ore' })).toEqual({ because: 'wrong-good' });
    const form = driving('127');
    delete form.map['1,0'].goods;
    expect(refused(stateOf(form), { do: 'load', good: 'wood' })).toEqual({ because: 'wrong-good' });
  });

  test('anyone loads what lies loose', () => {
    const form = driving('127', trolley('2,0', 'fish'));
    const { state } = played(form, [{ do: 'unload', good: 'fish' }]);
    expect(write(state).map['2,0'].loose).toEqual(['fish']);
    const other = write(state);
    other.owners[1].trolley.at = '2,0';
    Object.assign(other, { at: 1 });
    const { state: after } = played(other, [{ do: 'load', good: 'fish' }]);
    expect(write(after).map['2,0'].loose).toBeUndefined();
    expect(write(after).owners[1].trolley.holds).toEqual(['fish']);
  });

  test('unloading where the city would take it is delivering', () => {
    const state = stateOf(driving('127', trolley('-1,2', 'wood')));
    expect(refused(state, { do: 'unload', good: 'wood' })).toEqual({ because: 'not-now' });
    const covered = { '-1,2': { kind: 'city', number: 2, goods: 4, covered: ['wood'] } };
    const there = stateOf(driving('127', trolley('-1,2', 'wood'), {}, covered));
    expect(refused(there, { do: 'unload', good: 'wood' })).toBeNull();
    expect(refused(there, { do: 'deliver', good: 'wood' })).toEqual({ because: 'taken' });
  });

  test('J9: residents share a hold before they take an empty one', () => {
    const owner = { ...trolley('1,0', null, null), residents: { '1,0': [0, 4] } };
    const load = { do: 'load', resident: true };
    const holds = (count: number) =>
      write(played(driving('168', owner), Array(count).fill(load)).state).owners[0].trolley.holds;
    expect(holds(1)).toEqual([{ residents: 1 }, null]);
    expect(holds(2)).toEqual([{ residents: 2 }, null]);
    expect(holds(3)).toEqual([{ residents: 2 }, { residents: 1 }]);
    const full = played(driving('168', owner), Array(4).fill(load)).state;
    // M1.13: they are neither on the map nor in storage.
    expect(write(full).owners[0]).toMatchObject({ residents: {}, storage: { residents: 21 } });
    const one = stateOf(driving('168', { ...owner, residents: {} }));
    expect(refused(one, load)).toEqual({ because: 'no-piece' });
  });

  test('a resident arrives exhausted, or settles', () => {
    const owner = { ...trolley('2,0', 'fish', { residents: 2 }), settlements: ['2,0'] };
    const form = driving('168', owner);
    const { state } = played(form, [
      { do: 'unload', resident: true },
      { do: 'drive', to: '3,0' },
      { do: 'unload', resident: true },
    ]);
    expect(write(state).owners[0]).toMatchObject({
      residents: { '2,0': [0, 1] },
      trolley: { holds: ['fish', null] },
      storage: { residents: 24, settlements: 23 },
    });
    expect(write(state).owners[0].settlements).toContain('3,0');
    expect(refused(state, { do: 'unload', resident: true })).toEqual({ because: 'no-piece' });
  });

  test('M8.8: settling from the trolley in a city costs a trading house', () => {
    const owner = { ...trolley('4,0', { residents: 1 }), cash: 5 };
    const poor = stateOf(driving('816', owner));
    expect(refused(poor, { do: 'unload', resident: true })).toMatchObject({ because: 'no-money' });
    const { state } = played(driving('816', { ...owner, cash: 15 }), [
      { do: 'unload', resident: true },
    ]);
    expect(write(state).owners[0].cash).toBe(5);
  });

  test('G5.6: at most 99 free actions, of which these are some', () => {
    const tired = stateOf(driving('127', trolley('2,0', 'fish'), { free: 99 }));
    expect(refused(tired, { do: 'unload', good: 'fish' })).toEqual({ because: 'tired', most: 99 });
    const loading = stateOf(driving('127', {}, { free: 99 }));
    expect(refused(loading, { do: 'load', good: 'wood' })).toEqual({ because: 'tired', most: 99 });
    const once = played(driving('127'), [{ do: 'load', good: 'wood' }]).state;
    expect(write(once).turn.free).toBe(1);
  });
});
