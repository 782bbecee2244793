import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import type { GameEvent } from '../../../src/kit/rules';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { played, playedByChance } from './support/play';

/** Plays one exploration until chance finds a kind. */
function explored(form: Form, from: string, at: string, found: string) {
  for (let seed = 0; seed < 400; seed++) {
    const one = played(form, [{ do: 'explore', from, at }], `${found} ${seed}`);
    if (one.events.some((event: GameEvent) => event.event === 'explore' && event.found === found))
      return one;
  }
  throw new Error(`no ${found}`);
}

const far = (world: string, owner: Form = {}) =>
  bare(world, 3, {
    map: { '1,0': { kind: 'grassland' } },
    stacks: { grassland: 9 },
    owners: { 0: { settlements: ['1,0'], residents: { '1,0': [2, 0], '0,0': [1, 0] }, ...owner } },
  });

describe('M5: actions', () => {
  test('M5.1: the stacks have what is not on the map; a city gets the lowest number left', () => {
    const form = bare('685', 3);
    expect(form.stacks).toEqual({
      city: 9,
      water: 11,
      grassland: 10,
      forest: 9,
      field: 8,
      mountain: 7,
      desert: 6,
    });
    const { state } = explored(far('567'), '1,0', '2,0', 'city');
    expect(write(state).map['2,0']).toMatchObject({ kind: 'city', number: 2 });
    expect(write(state).stacks.city).toBe(8);
  });

  test('M5.2: VP on the start tiles of map 1', () => {
    expect(bare('576', 4).map['1,0']).toEqual({ kind: 'grassland', vp: 2, fresh: true });
    const begun = rules.begin({ world: '576' }, 4, 'x');
    if (begun.ok) expect(write(begun.value).map).toEqual(bare('576', 4).map);
  });

  test('M5.3: map 1 ends at distance 4 from the center', () => {
    const hexes = Object.fromEntries([3, 4].map((q) => [`${q},0`, { kind: 'grassland' }]));
    const form = bare('658', 2, {
      map: hexes,
      stacks: { grassland: 8 },
      owners: {
        0: { hq: '2,0', settlements: ['4,0'], residents: { '4,0': [1, 0] } },
        1: { hq: '-2,0' },
      },
    });
    const state = stateOf(form);
    expect(refused(state, { do: 'explore', from: '4,0', at: '5,0' })).toMatchObject({
      because: 'unknown-hex',
    });
    expect(refused(state, { do: 'explore', from: '4,0', at: '4,-1' })).toBeNull();
  });

  test('M5.4: an unknown hex next to the tile of an active resident', () => {
    const state = stateOf(far('567'));
    const why = (from: string, at: string) => refused(state, { do: 'explore', from, at })?.because;
    expect(why('1,0', '0,0')).toBe('unknown-hex');
    expect(why('1,0', '3,0')).toBe('unknown-hex');
    expect(why('2,0', '3,0')).toBe('unknown-hex');
    expect(
      refused(stateOf(far('567', { residents: { '0,0': [1, 0] } })), {
        do: 'explore',
        from: '1,0',
        at: '2,0',
      }),
    ).toMatchObject({ because: 'no-active' });
  });

  test('M5.5: 5.I goes to storage, after water it is exhausted where it stood', () => {
    const found = explored(far('567'), '1,0', '2,0', 'field').state;
    expect(write(found).owners[0]).toMatchObject({
      residents: { '1,0': [1, 0] },
      storage: { residents: 23 },
    });
    const water = explored(far('567'), '1,0', '2,0', 'water').state;
    expect(write(water).owners[0]).toMatchObject({
      residents: { '1,0': [1, 1] },
      storage: { residents: 22 },
    });
  });

  test('M5.5: 5.III may go on from its tile alone, counted as exhausted, found remembered', () => {
    const { state } = explored(far('685'), '1,0', '2,0', 'field');
    expect(write(state).turn.pending).toEqual({ kind: 'explore', from: '1,0', found: true });
    expect(write(state).owners[0].residents).toMatchObject({ '1,0': [1, 1] });
    expect(legal(state).every((action) => action.do === 'done' || action.from === '1,0')).toBe(
      true,
    );
    expect(refused(state, { do: 'explore', from: '0,0', at: '-1,0' })).toMatchObject({
      because: 'wrong-phase',
    });
    expect(refused(state, { do: 'move', from: '1,0', to: '0,0' })).toMatchObject({
      because: 'wrong-phase',
    });
  });

  test('M5.6: no stack that can take a marker: the hex cannot be explored', () => {
    const form = far('567');
    const kinds = ['grassland', 'forest', 'field', 'mountain', 'desert'];
    form.stacks = { city: 0, water: 60, ...Object.fromEntries(kinds.map((kind) => [kind, 0])) };
    form.stacks.water = 61 - Object.keys(form.map).length;
    // At distance 1 there is no marker for water, at distance 2 there is one.
    expect(refused(stateOf(form), { do: 'explore', from: '0,0', at: '-1,0' })).toMatchObject({
      because: 'no-stack',
    });
    expect(refused(stateOf(form), { do: 'explore', from: '1,0', at: '2,0' })).toBeNull();
  });

  test('M5.8: each kind comes as often as it has markers', () => {
    const found: Record<string, number> = {};
    const state = stateOf(far('567'));
    for (let seed = 0; seed < 600; seed++) {
      const copy = rules.clone(state);
      rules.determinize(copy, 0, new Uint32Array([seed, 2 * seed + 1, 77, 1]));
      const action = rules.action.read({ do: 'explore', from: '1,0', at: '2,0' }, copy) as number;
      rules.play(copy, action);
      const { kind } = write(copy).map['2,0'];
      found[kind] = (found[kind] ?? 0) + 1;
    }
    // One land tile to the city, distance 2: one marker for city, water, grassland, forest, field, mountain.
    expect(Object.keys(found).sort()).toEqual([
      'city',
      'field',
      'forest',
      'grassland',
      'mountain',
      'water',
    ]);
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(60);
  });

  test('M5.10: a fresh tile keeps its last VP, and a harvester must be active', () => {
    const fresh = far('567');
    fresh.map['1,0'] = { kind: 'grassland', vp: 1, fresh: true };
    expect(refused(stateOf(fresh), { do: 'harvest', at: '1,0' })).toMatchObject({
      because: 'no-vp',
    });
    fresh.map['1,0'] = { kind: 'grassland', vp: 1 };
    const { state, events } = played(fresh, [{ do: 'harvest', at: '1,0' }]);
    expect(events).toContainEqual({ event: 'vp', owner: 0, amount: 1, for: 'harvest' });
    expect(refused(state, { do: 'harvest', at: '1,0' })).toMatchObject({ because: 'no-vp' });
    expect(refused(state, { do: 'harvest', at: '7,7' })).toMatchObject({ because: 'unknown-hex' });
  });
});

describe('M5: role I', () => {
  test('M5.11, M5.12: 1 VP for a discovered tile; 2 VP lie on land, 4 on a city, none on water', () => {
    const lies = { field: { vp: 2, fresh: true }, city: { vp: 4, fresh: true }, water: {} };
    for (const [kind, vp] of Object.entries(lies)) {
      const { state, events } = explored(far('567'), '1,0', '2,0', kind);
      expect(write(state).owners[0].vp).toBe(1);
      expect(events).toContainEqual({ event: 'vp', owner: 0, amount: 1, for: 'explore' });
      const { kind: _kind, number: _number, ...rest } = write(state).map['2,0'];
      expect(rest).toEqual(vp);
    }
  });

  test('M5.13: only the first settlement takes a VP', () => {
    const form = far('567');
    form.map['1,-1'] = { kind: 'grassland', vp: 2, fresh: true };
    form.stacks.grassland--;
    const { state } = played(form, [{ do: 'move', from: '1,0', to: '1,-1' }]);
    expect(write(state).map['1,-1']).toEqual({ kind: 'grassland', vp: 1 });
    expect(write(state).owners[0].vp).toBe(1);
  });

  test('M5.14: the round in which at most 7 tiles are left is the last', () => {
    const ended = (left: number) => {
      const form = bare('567', 3, {
        round: 5,
        at: 2,
        owners: { 2: { residents: { '0,0': [1, 0] } } },
      });
      const hexes = row(61 - left - 1);
      for (const hex of hexes) form.map[hex] = { kind: 'desert' };
      const stacks = {
        city: 0,
        water: 0,
        grassland: 0,
        forest: 0,
        field: 0,
        mountain: 0,
        desert: left,
      };
      form.stacks = stacks;
      return write(played(form, [{ do: 'done' }]).state).phase;
    };
    expect(ended(7)).toBe('over');
    expect(ended(8)).toBe('turn');
  });
});

const row = (length: number) => Array.from({ length }, (_, at) => `${at + 1},0`);

describe('M5: role II', () => {
  const set = {
    owners: {
      0: { hq: '2,0', residents: { '2,0': [2, 0] } },
      1: { hq: '0,-2' },
      2: { hq: '-2,2' },
    },
  };

  test('M5.17, G6.9: a token for a settlement on an empty tile, none where another owner is', () => {
    const form = bare('657', 3, {
      ...set,
      map: { '3,0': { kind: 'field' }, '2,1': { kind: 'field' } },
      stacks: { field: 6 },
    });
    form.owners[1].settlements = ['2,1'];
    form.owners[1].storage.settlements--;
    const { state } = played(form, [
      { do: 'move', from: '2,0', to: '3,0' },
      { do: 'move', from: '2,0', to: '2,1' },
    ]);
    expect(write(state).owners[0].tokens).toBe(1);
  });

  test('M5.15: 5 a token', () => {
    const form = bare('657', 3, set);
    form.owners[0].tokens = 14;
    expect(write(played(form, [{ do: 'done' }]).state).owners[0].income).toBe(90);
  });

  test('G7.1: with 9.II the tokens of 5.I pay', () => {
    const chance = playedByChance(bare('596', 3), [], []);
    expect(write(chance.state).owners[0]).toEqual({
      founded: false,
      cash: 200,
      shares: [0, 0, 0],
      bank: 10,
    });
  });
});
