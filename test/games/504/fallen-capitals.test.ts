import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { type Form, refused, stateOf, write } from './support/bare';
import { afield, companiesAfield, dice, move } from './support/field';
import { played, playedByChance } from './support/play';

const fight = (at: string) => ({ do: 'fight', at });

describe('M4.16, M4.17 with 2: a fallen capital moves', () => {
  const siege = (world: string, cities: readonly string[], attackers: number) =>
    afield(
      world,
      {
        0: { settlements: ['3,0'], residents: { '3,0': [attackers, 0] } },
        1: { settlements: [...cities], residents: {} },
      },
      { map: Object.fromEntries(cities.map((hex) => [hex, { barracks: false, militia: false }])) },
    );
  const down = [dice('attack', 0, '4,0', 6, 6), dice('defense', 1, '4,0', 6, 6, 1)];
  const attack = [move('3,0', '4,0'), move('3,0', '4,0'), fight('4,0')];

  test('M4.16: 4.II and 4.III only while its owner has another city', () => {
    for (const world of ['246', '264']) {
      expect(refused(stateOf(siege(world, ['2,-1'], 2)), move('3,0', '4,0'))).toBeNull();
      expect(refused(stateOf(siege(world, [], 2)), move('3,0', '4,0'))).toEqual({
        because: 'protected',
      });
    }
    expect(refused(stateOf(siege('427', [], 2)), move('3,0', '4,0'))).toBeNull();
  });

  test('a: the defender chooses the city; the HQ takes the place of its settlement', () => {
    const form = siege('246', ['2,-1', '0,0'], 3);
    const { state } = playedByChance(form, attack, down);
    expect(write(state).turn.pending).toEqual({ kind: 'refuge', owner: 1 });
    expect(rules.toAct(state)).toBe(1);
    expect(refused(state, { do: 'refuge', at: '3,0' })).toEqual({ because: 'no-settlement' });
    expect(refused(state, { do: 'done' })).toEqual({ because: 'not-now' });
    const { state: after } = played(write(state), [{ do: 'refuge', at: '0,0' }]);
    expect(write(after).owners[1]).toMatchObject({
      ...{ hq: '0,0', settlements: ['2,-1'], home: 8, storage: { settlements: 23 } },
    });
    // No card is reached by it, and the turn of the attacker goes on.
    expect(write(after).owners[1].cards).toEqual([]);
    expect(rules.toAct(after)).toBe(0);
    expect(write(after).turn).toMatchObject({ step: 'act', pending: null });
  });

  test('a: the choice of another seat is a turn of its own', () => {
    const { before, state } = playedByChance(siege('246', ['2,-1', '0,0'], 3), attack, down);
    const attacked = rules.turn(before);
    const fled = rules.turn(state);
    rules.play(state, rules.action.read({ do: 'refuge', at: '0,0' }, state) as number);
    expect(attacked).toBeLessThan(fled);
    expect(fled).toBeLessThan(rules.turn(state));
  });

  test('4.I: with a refuge the match goes on, without one it ends with the turn', () => {
    const kept = playedByChance(siege('427', ['2,-1'], 3), attack, down).state;
    expect(write(kept)).toMatchObject({ phase: 'turn', owners: [{}, { hq: '2,-1' }, {}] });
    expect(write(kept).turn.ended).toBeUndefined();
    const lost = playedByChance(siege('427', [], 3), attack, down).state;
    expect(write(lost)).toMatchObject({ owners: [{}, { hq: null }, {}] });
    expect(write(lost).turn).toMatchObject({ step: 'act', ended: true });
    expect(write(played(write(lost), [{ do: 'done' }]).state).phase).toBe('over');
  });

  test('4.III: an HQ takes three residents, and flees', () => {
    const form = siege('264', ['2,-1'], 4);
    const { state } = played(form, Array(3).fill(move('3,0', '4,0')));
    expect(write(state).owners[1]).toMatchObject({ hq: '2,-1', settlements: [] });
    expect(write(state).owners[1].hqHits).toBeUndefined();
    expect(write(state).map['4,0']).toEqual({ kind: 'city', number: 8 });
  });
});

describe('M4.17 c, M4.19 with 2: companies', () => {
  const company = (hq: string, president: number, more: Form = {}) => ({
    ...{ founded: true, hq, value: 30, president, own: 8, bank: 0, cash: 50 },
    shares: [0, 1, 2].map((seat) => (seat === president ? 2 : 0)),
    ...more,
  });

  test('2.III: who neutralizes a capital may seize it at once', () => {
    const form = companiesAfield('942', {
      0: company('0,-4', 0, {
        ...{ settlements: ['3,0', '3,1'], residents: { '3,0': [2, 0], '3,1': [1, 0] } },
      }),
      1: company('4,0', 1, { settlements: ['2,0'] }),
    });
    const { state } = playedByChance(
      form,
      [move('3,0', '4,0'), move('3,0', '4,0'), fight('4,0')],
      [dice('attack', 0, '4,0', 6, 6), dice('defense', 1, '4,0', 6, 6, 6)],
    );
    expect(write(state).turn.pending).toEqual({ kind: 'seize', at: '4,0', owner: 1 });
    const { state: after } = played(write(state), [{ do: 'seize', from: '3,1' }]);
    expect(write(after).owners[1].founded).toBe(false);
    expect([...write(after).owners[0].settlements].sort()).toEqual(['2,0', '3,0', '3,1', '4,0']);
  });

  test('M4.19: cards of a company that fell go; it is founded again with another capital', () => {
    const form = companiesAfield('294', {
      0: company('0,-4', 0, { settlements: ['3,0'], residents: { '3,0': [3, 0] }, bank: 8 }),
      1: company('4,0', 1, { cards: [1, 2], home: 8, bank: 8 }),
    });
    // 9.II: companies hold no shares of their own.
    for (const owner of form.owners) delete owner.own;
    const { state } = played(form, Array(3).fill(move('3,0', '4,0')));
    expect(write(state).owners[1].founded).toBe(false);
    expect(state.cards[1]).toBe(0);
    expect(state.home[1]).toBe(0);
  });
});
