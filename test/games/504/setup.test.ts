import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { worldOf } from '../../../src/games/504/rules/world';
import type { GameEvent } from '../../../src/kit/rules';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { neighbors } from './support/by-the-clauses';
import { played } from './support/play';
import { ALL_WORLDS, WORLDS } from './support/worlds';

function begun(world: string, seats: number, seed = 'set-up'): { form: Form; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const result = rules.begin({ world }, seats, seed, (event) => events.push(event));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return { form: write(result.value), events };
}

describe('G1: worlds and owners', () => {
  test('G1.1: 504 worlds; 685 where none is named; others are refused', () => {
    expect(ALL_WORLDS).toHaveLength(504);
    for (const world of ALL_WORLDS) expect(rules.setups.read({ world }).ok, world).toBe(true);
    expect(rules.setups.read({})).toEqual({ ok: true, value: { world: '685' } });
    for (const world of ['688', '68', '012', '6850', ''])
      expect(rules.setups.read({ world })).toMatchObject({ ok: false, problem: { at: 'world' } });
    expect(rules.setups.read({ world: '685', board: 1 })).toMatchObject({ ok: false });
  });

  test('G1.1: 2 to 4 seats', () => {
    for (const seats of [1, 5])
      expect(rules.begin({ world: '685' }, seats, 'x')).toMatchObject({
        problem: { problem: 'wrong-seats', least: 2, most: 4 },
      });
  });

  test('G1.2: the owners are the seats, with 9.I and 9.II five companies', () => {
    expect(begun('685', 3).form.owners).toHaveLength(3);
    expect(begun('956', 3).form.owners).toHaveLength(5);
    expect(begun('596', 2).form.owners).toHaveLength(5);
    expect(begun('859', 2).form.owners).toHaveLength(2);
  });
});

describe('G2, G3: pieces and map', () => {
  test.each([
    [2, 30],
    [3, 25],
    [4, 20],
  ])('G2.1: %i seats have %i residents and settlements each', (seats, pieces) => {
    expect(begun('685', seats).form.owners[0].storage).toEqual({
      residents: pieces,
      settlements: pieces,
    });
  });

  test('G2.2: one resident fewer where the order is not clockwise', () => {
    expect(begun('786', 3).form.owners[0].storage.residents).toBe(24);
    expect(begun('569', 3).form.owners[0].storage.residents).toBe(24);
  });

  test('G3.2, G3.5: 61 tiles, 42 of them told, cities joined by chains of walkable tiles', () => {
    for (const world of ['687', '678']) {
      const { form, events } = begun(world, 3);
      expect(Object.keys(form.map)).toHaveLength(61);
      const told = events.find(({ event }) => event === 'map') as Form;
      expect(Object.keys(told.tiles)).toHaveLength(42);
      for (const [hex, kind] of Object.entries(told.tiles)) expect(form.map[hex].kind).toBe(kind);
      const cities = Object.keys(form.map).filter((hex) => form.map[hex].kind === 'city');
      const reached = chain(form, cities[0] ?? '', (kind) => kind !== 'water');
      for (const city of cities) expect(reached).toContain(city);
    }
  });

  test('G3.5: on map 3 no water joins the big lake with a small one', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const lake = chain(begun('678', 2, seed).form, '0,0', (kind) => kind === 'water');
      for (const small of ['2,-4', '-2,-2', '2,2', '-2,4']) expect(lake).not.toContain(small);
    }
  });

  test('G3.6: maps 1 and 4 begin with their drawing; companies have that of 4 seats', () => {
    expect(Object.keys(begun('567', 4).form.map)).toEqual(['0,0']);
    expect(Object.keys(begun('658', 2).form.map)).toHaveLength(5);
    expect(Object.keys(begun('658', 3).form.map)).toHaveLength(7);
    expect(Object.keys(begun('956', 2).form.map)).toHaveLength(11);
  });
});

/** Tiles joined with one by tiles of some kinds. */
function chain(form: Form, from: string, fits: (kind: string) => boolean): readonly string[] {
  const reached = [from];
  for (const hex of reached)
    for (const next of neighbors(hex))
      if (form.map[next] && fits(form.map[next].kind) && !reached.includes(next))
        reached.push(next);
  return reached;
}

describe('G4: money, order and capitals', () => {
  const cash = (world: string, seats: number) =>
    begun(world, seats).form.owners.map((owner: Form) => owner.cash);

  test('G4.1: rising money in turn order; two seats 60 and 80', () => {
    expect(cash('685', 4)).toEqual([60, 70, 80, 90]);
    expect(cash('685', 2)).toEqual([60, 80]);
    const { form, events } = begun('786', 4);
    const order = (events.find(({ event }) => event === 'order') as Form).order as number[];
    expect(order.map((owner) => form.owners[owner].cash)).toEqual([60, 70, 80, 90]);
  });

  test('G4.1: 9.I and 9.II deal 600 to the seats', () => {
    expect(begun('956', 4).form.seatCash).toEqual([150, 150, 150, 150]);
    expect(begun('596', 3).form.seatCash).toEqual([200, 200, 200]);
  });

  test('G4.2: 60 each where 9.III gives the order, and its own rule where 7.I does', () => {
    expect(cash('859', 3)).toEqual([60, 60, 60]);
    expect([...cash('759', 3)].sort()).toEqual([60, 70, 80]);
  });

  test('G4.3: orders by chance are told once; clockwise is from seat 0', () => {
    expect(begun('685', 3).form.order).toEqual([0, 1, 2]);
    for (const world of ['786', '569', '759'])
      expect(begun(world, 3).events.filter(({ event }) => event === 'order')).toHaveLength(1);
  });

  test('G4.4: on maps 4 and 5 all capitals stand in the center, and round 1 has begun', () => {
    for (const world of ['685', '687']) {
      const { form } = begun(world, 3);
      expect(form.owners.map((owner: Form) => owner.hq)).toEqual(['0,0', '0,0', '0,0']);
      expect(form).toMatchObject({ round: 1, phase: 'turn', at: 0 });
    }
  });

  test('G4.4, G4.5: on map 1 the last in order chooses first, not the center, and the last choice is forced', () => {
    const { form } = begun('658', 3);
    expect(form).toMatchObject({ phase: 'capital', round: 0, at: 2 });
    const state = stateOf(form);
    expect(legal(state)).toHaveLength(3);
    expect(refused(state, { do: 'capital', at: '0,0' })).toMatchObject({ because: 'bad-place' });
    expect(refused(state, { do: 'capital', at: '1,0' })).toMatchObject({ because: 'bad-place' });
    rules.play(state, rules.action.read({ do: 'capital', at: '2,0' }, state) as number);
    expect(refused(state, { do: 'capital', at: '2,0' })).toMatchObject({ because: 'taken' });
    rules.play(state, rules.action.read({ do: 'capital', at: '0,-2' }, state) as number);
    expect(write(state)).toMatchObject({ phase: 'turn', round: 1 });
    expect(write(state).owners.map((owner: Form) => owner.hq)).toEqual(['-2,2', '0,-2', '2,0']);
  });

  test('G4.5, M7.13: with 7.II capitals differ; on map 3 any city', () => {
    expect(begun('678', 4).form.phase).toBe('capital');
    expect(legal(stateOf(begun('678', 4).form))).toHaveLength(10);
  });

  test('G4.7: with its HQ an owner gets its card, its trolley and a good, at a founding too', () => {
    const begun = (world: string) => {
      const bought = played(bare(world, 3), [{ do: 'buy', company: 0 }]).state;
      const [capital] = legal(bought).filter((action) => action.do === 'capital');
      return write(capital ? played(write(bought), [capital]).state : bought);
    };
    expect(begun('291').owners[0]).toMatchObject({ hq: '0,0', home: 1, trolley: { at: '0,0' } });
    const { map, owners } = begun('192');
    const { hq, trolley } = owners[0];
    const kinds = ['ore', 'cattle', 'fish', 'wood', 'grain'];
    expect(trolley).toMatchObject({ at: hq, holds: [kinds[map[hq].number % 5]] });
    expect(map[hq].goods).toBe(3);
  });

  test('G4.6: a capital brings nothing', () => {
    const { form } = begun('958', 4);
    expect(form.map['0,0']).toEqual({ kind: 'city', number: 1 });
    const five = begun('576', 3).form;
    expect(five.map['0,0']).toMatchObject({ vp: 4, fresh: true });
  });
});

test('J2: the bare position is one', () => {
  for (const world of WORLDS) {
    if (worldOf(world).map.capitals === 'different' && !worldOf(world).company) continue;
    expect(() => stateOf(bare(world, 3))).not.toThrow();
  }
});
