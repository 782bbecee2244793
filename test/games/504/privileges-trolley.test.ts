import { describe, expect, test } from 'vitest';
import { STEP } from '../../../src/games/504/rules/state/fields';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { played, playedByChance } from './support/play';
import { driving, trolley } from './support/trolleys';

/** Nothing is drawn when a turn begins. */
const EMPTY = { I: [], II: [], III: [] };
/** 613: residents, goods of cities, cards bought at 20. Map 3 around city 3, which offers wood. */
function having(world: string, cards: readonly string[], owner: Form = {}, set: Form = {}): Form {
  const form = driving(world, { privileges: [...cards], ...owner }, set.turn, set.map);
  return { ...form, deck: EMPTY };
}
const drive = (to: string) => ({ do: 'drive', to });

describe('P: the cards of a trolley', () => {
  test('I(6), M1.18: 10 more for each good sold', () => {
    const income = (cards: readonly string[]) => {
      const form = having('613', cards, {}, { turn: { sales: ['fish', 'wood'], mp: 2 } });
      const { events } = played(form, [{ do: 'done' }]);
      return events.find(({ event }) => event === 'income')?.amount;
    };
    // Fish at 20; wood has risen to 30.
    expect(income([])).toBe(20 + 50);
    expect(income(['I(6)'])).toBe(20 + 50 + 20);
  });

  test('I(8), M1.4: upgrades are 15 cheaper', () => {
    const form = having('613', ['I(8)'], { cash: 65 });
    form.turn = { ...form.turn, step: 'upgrade' };
    delete form.turn.mp;
    const fast = played(form, [{ do: 'upgrade', what: 'speed' }]).state;
    expect(write(fast).owners[0].cash).toBe(65 - 35);
    const wide = played(form, [{ do: 'upgrade', what: 'hold' }]).state;
    expect(write(wide).owners[0].cash).toBe(0);
    const poor = stateOf(having('613', ['I(8)'], { cash: 64 }));
    poor.now[STEP] = poor.world.steps.findIndex(({ name }) => name === 'upgrade');
    expect(refused(poor, { do: 'upgrade', what: 'hold' })).toEqual({
      ...{ because: 'no-money', needs: 65, has: 64 },
    });
  });

  test('II(5), M1.5: one more movement point', () => {
    const points = (cards: readonly string[]) => {
      const form = having('613', cards, { residents: { '1,0': [1, 0] } });
      form.turn = { step: 'act', free: 0, bought: 0, once: 0, pending: null };
      return write(played(form, [{ do: 'done' }]).state).turn.mp;
    };
    expect(points([])).toBe(6);
    expect(points(['II(5)'])).toBe(8);
  });

  test('II(7), M1.7: with 1.I and 1.II a mountain costs one point', () => {
    const map = { '2,0': { kind: 'mountain' } };
    const left = (world: string, cards: readonly string[]) =>
      write(played(having(world, cards, {}, { map }), [drive('2,0')]).state).turn.mp;
    expect(left('613', [])).toBe(2);
    expect(left('613', ['II(7)'])).toBe(4);
    // 1.III: the card is there for roads alone.
    expect(left('631', ['II(7)'])).toBe(2);
  });

  test('III(1), M1.7: cities cost no points; M4.20: the surcharge stays', () => {
    const onto = (cards: readonly string[], mp: number) =>
      refused(stateOf(having('613', cards, trolley('3,0', 'ore'), { turn: { mp } })), drive('4,0'));
    expect(onto([], 1)).toMatchObject({ because: 'no-mp' });
    const rich = having('613', ['III(1)'], trolley('3,0', 'ore'), { turn: { mp: 1 } });
    const free = played(rich, [drive('4,0')]).state;
    expect(write(free).turn).toMatchObject({ mp: 1, free: 1 });
    expect(onto(['III(1)'], 1)).toBeNull();
    const armed = bare('413', 3, {
      deck: EMPTY,
      turn: { step: 'trolley', mp: 1 },
      owners: {
        0: { hq: '0,-4', privileges: ['III(1)'], ...trolley('3,0', 'ore') },
        1: { hq: '4,0' },
        2: { hq: '-4,4' },
      },
    });
    expect(refused(stateOf(armed), drive('4,0'))).toEqual({ because: 'no-mp', needs: 2, has: 1 });
  });

  test('G5.6: what costs no points is free, of which there are 99', () => {
    const form = having('613', ['III(1)'], trolley('3,0'), { turn: { mp: 2, free: 99 } });
    expect(refused(stateOf(form), drive('4,0'))).toEqual({ because: 'tired', most: 99 });
    expect(refused(stateOf(form), drive('3,1'))).toBeNull();
  });

  test('II(6), M8.9: one house of the owner has room for one more', () => {
    const houses = { '1,0': ['fish', 'grain'], '4,0': [] as string[] };
    const at = (where: string, goods: Form) => {
      const owner = {
        ...{ ...trolley(where, 'ore'), settlements: ['4,0'], privileges: ['II(6)'] },
        houses: Object.fromEntries(
          Object.entries<string[]>(goods).filter(([, list]) => list.length > 0),
        ),
      };
      return refused(stateOf({ ...driving('813', owner), deck: EMPTY }), {
        do: 'deliver',
        good: 'ore',
      });
    };
    expect(at('4,0', { ...houses, '4,0': ['fish'] })).toBeNull();
    expect(at('4,0', { '1,0': ['fish', 'grain', 'cattle'], '4,0': ['fish'] })).toEqual({
      because: 'no-room',
    });
    expect(at('4,0', { ...houses, '4,0': ['fish', 'grain'] })).toEqual({ because: 'no-room' });
  });
});

describe('I(10), M5.7: a trolley explores', () => {
  const markers = { water: 2, grassland: 1, forest: 1, field: 1, mountain: 1 };
  const hqs: Form = { 0: { hq: '2,0' }, 1: { hq: '0,-2' }, 2: { hq: '-2,2' } };
  const exploring = (world: string, cards: readonly string[], mp = 6) =>
    bare(world, 3, {
      deck: EMPTY,
      turn: { step: 'trolley', mp },
      owners: { ...hqs, 0: { hq: '2,0', privileges: [...cards], ...trolley('2,0') } },
    });
  const explore = { do: 'explore', from: '2,0', at: '3,0' };

  test('a marker may be moved before the tile is drawn and entered', () => {
    const { state } = played(exploring('315', ['I(10)']), [explore]);
    expect(write(state).turn.pending).toEqual({
      ...{ kind: 'shift', owner: 0, from: '2,0', at: '3,0', markers },
    });
    expect(write(state).turn.mp).toBe(6);
    expect(legal(stateOf(write(state)))).toEqual(legal(state));
    const shifted = { ...markers, water: 1, forest: 2 };
    const { state: after } = playedByChance(
      exploring('315', ['I(10)']),
      [explore, { do: 'shift', from: 'water', to: 'forest' }],
      [{ event: 'explore', owner: 0, at: '3,0', markers: shifted, found: 'forest' }],
    );
    expect(write(after).turn).toMatchObject({ mp: 4, pending: null });
    expect(write(after).owners[0].trolley.at).toBe('3,0');
  });

  test('M1.15 with II(7) and III(1): a mountain costs one point, exploring never nothing', () => {
    const found = (kind: string) => [
      { event: 'explore', owner: 0, at: '3,0', markers, found: kind },
    ];
    const easy = playedByChance(exploring('153', ['II(7)'], 2), [explore], found('mountain')).state;
    expect(write(easy).owners[0].trolley.at).toBe('3,0');
    const steep = playedByChance(exploring('153', [], 2), [explore], found('mountain')).state;
    expect(write(steep).owners[0].trolley.at).toBe('2,0');
    expect(
      write(playedByChance(exploring('153', ['III(1)']), [explore], found('field')).state).turn.mp,
    ).toBe(4);
  });
});
