import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { type Form, legal, refused, stateOf, write } from './support/bare';
import { afield, companiesAfield, dice, move } from './support/field';
import { played, playedByChance } from './support/play';

const fight = (at: string) => ({ do: 'fight', at });

describe('M4.7 with 2: fights at once', () => {
  const facing = (world: string, attackers: number) =>
    afield(world, {
      0: {
        settlements: ['-1,1', '0,2'],
        residents: { '-1,1': [attackers, 0], '0,2': [1, 0] },
      },
      1: { settlements: ['0,1'], residents: { '0,1': [0, 1] } },
    });

  test('M4.8: after the first attacker more of them, or the fight; nothing else, no recall', () => {
    const { state } = played(facing('246', 2), [move('-1,1', '0,1')]);
    expect(write(state).turn).toMatchObject({
      ...{ step: 'act', pending: { kind: 'attack', at: '0,1' } },
    });
    expect(legal(state)).toEqual([fight('0,1'), move('0,2', '0,1'), move('-1,1', '0,1')]);
    expect(refused(state, { do: 'done' })).toEqual({ because: 'not-now' });
    expect(refused(state, move('0,2', '0,3'))).toEqual({ because: 'wrong-phase' });
    expect(refused(state, { do: 'recall', at: '-1,1' })).toEqual({ because: 'wrong-phase' });
  });

  test('then the step goes on', () => {
    const { state } = playedByChance(
      facing('246', 2),
      [move('-1,1', '0,1'), fight('0,1')],
      [dice('attack', 0, '0,1', 6), dice('defense', 1, '0,1', 1, 1)],
    );
    expect(write(state).turn).toMatchObject({ step: 'act', pending: null });
    expect(write(state).owners[0].settlements).toContain('0,1');
    expect(refused(state, move('-1,1', '0,1'))).toBeNull();
  });

  test('nobody left who could join: the fight is forced', () => {
    const form = afield('246', {
      0: { settlements: ['-1,1'], residents: { '-1,1': [1, 0] } },
      1: { settlements: ['0,1'] },
    });
    const { events } = playedByChance(
      form,
      [move('-1,1', '0,1')],
      [dice('attack', 0, '0,1', 6), dice('defense', 1, '0,1', 1)],
    );
    expect(events[1]).toMatchObject({ event: 'did', action: fight('0,1'), forced: true });
  });

  test('M4.6, X23: a tile where defenders have survived is closed for this turn', () => {
    const { state } = playedByChance(
      facing('246', 2),
      [move('-1,1', '0,1'), fight('0,1')],
      [dice('attack', 0, '0,1', 1)],
    );
    const [back = {}] = legal(state);
    const { state: after } = played(write(state), [back]);
    expect(write(after).turn.fought).toEqual(['0,1']);
    expect(refused(after, move('0,2', '0,1'))).toEqual({ because: 'protected' });
  });

  test('4.III: no fight, so nothing is pending', () => {
    const { state } = played(facing('264', 2), [move('-1,1', '0,1')]);
    expect(write(state).turn.pending).toBeNull();
    expect(write(state).owners[0].storage.residents).toBe(25 - 2);
  });
});

describe('M2.6 with 4: the first attack on a city marks its card', () => {
  const beside = (more: Form = {}) => ({
    0: { settlements: ['1,-1'], residents: { '1,-1': [3, 0] }, ...more },
  });

  test('with a resident from storage, whatever the fight brings', () => {
    const { state } = playedByChance(
      afield('246', beside()),
      [move('1,-1', '0,0'), fight('0,0')],
      [dice('attack', 0, '0,0', 1)],
    );
    expect(write(state).owners[0]).toMatchObject({
      ...{ cards: [1], residents: { '1,-1': [2, 1] }, storage: { residents: 21 } },
    });
  });

  test('once: a conqueror goes to storage as ever', () => {
    const { state } = playedByChance(
      afield('246', beside()),
      [move('1,-1', '0,0'), move('1,-1', '0,0'), fight('0,0')],
      [dice('attack', 0, '0,0', 6, 1), dice('defense', null, '0,0', 1, 1)],
    );
    expect(write(state).owners[0]).toMatchObject({
      ...{ cards: [1], residents: { '1,-1': [1, 0], '0,0': [0, 1] }, storage: { residents: 22 } },
    });
  });

  test('without a resident in storage it is marked all the same', () => {
    const settlements = ['1,-1', '1,0', '2,0', '3,0'];
    const residents = { '1,-1': [4, 3], '1,0': [0, 6], '2,0': [0, 6], '3,0': [0, 6] };
    const form = afield('246', { 0: { settlements, residents } });
    const { state } = played(form, [move('1,-1', '0,0')]);
    expect(write(state).owners[0]).toMatchObject({ cards: [1], storage: { residents: 0 } });
  });

  test('4.III: the attack of one resident is enough', () => {
    const { state } = played(afield('264', beside()), [move('1,-1', '0,0')]);
    expect(write(state).owners[0]).toMatchObject({ cards: [1], storage: { residents: 22 } });
  });

  test('X24: with 1 only the trolley reaches cities', () => {
    const { state } = played(afield('124', beside()), [move('1,-1', '0,0')]);
    expect(write(state).owners[0].cards).toEqual([]);
  });

  test('M2.9: the card pays, and conquering pays as a settlement on an empty tile', () => {
    const { state } = playedByChance(
      afield('427', beside()),
      [move('1,-1', '0,0'), move('1,-1', '0,0'), fight('0,0')],
      [dice('attack', 0, '0,0', 6, 1), dice('defense', null, '0,0', 1, 1)],
    );
    expect(write(state).turn.once).toBe(10 + 10);
  });
});

describe('M2.8 with 4', () => {
  const last = { 2: { residents: { '-4,4': [1, 0] } } };
  const at = (count: number) => {
    const cards = [1, 2, 3, 4, 6].slice(0, count);
    return afield('246', { 0: { cards }, ...last }, { at: 2 });
  };

  test('three seats: population on six cards ends it', () => {
    expect(write(played(at(4), [{ do: 'done' }]).state).phase).toBe('turn');
    expect(write(played(at(5), [{ do: 'done' }]).state).phase).toBe('over');
  });

  test.each([
    [5, 40],
    [4, 32],
    [2, 22],
  ])('%i cards besides the capital: %i points', (count, points) => {
    expect(rules.standing(stateOf(at(count))).scores[0]).toBe(points);
  });
});

describe('M2.10 with 4: free cities', () => {
  const won = (world: string, freed: number) => {
    const form = afield(
      world,
      { 0: { settlements: ['1,-1'], residents: { '1,-1': [2, 0] } } },
      { freed },
    );
    return playedByChance(
      form,
      [move('1,-1', '0,0'), move('1,-1', '0,0')],
      [dice('attack', 0, '0,0', 6, 1), dice('defense', null, '0,0', 1, 1)],
    );
  };

  test('the k-th free city of the match is worth k + 2 to its conqueror', () => {
    const first = won('462', 0);
    expect(write(first.state)).toMatchObject({ freed: 1, owners: [{ vp: 3 }, { vp: 0 }, {}] });
    expect(first.events).toContainEqual({ event: 'bonus', owner: 0, key: 'k+2' });
    expect(first.events).toContainEqual({ event: 'vp', owner: 0, amount: 3, for: 'bonus' });
    expect(write(won('462', 3).state)).toMatchObject({ freed: 4, owners: [{ vp: 6 }, {}, {}] });
    expect(write(first.state).bonuses).toBeUndefined();
  });

  test('not for a city that is only neutralized, nor for one of another owner', () => {
    const form = afield('462', { 0: { settlements: ['1,-1'], residents: { '1,-1': [1, 0] } } });
    const lost = playedByChance(
      form,
      [move('1,-1', '0,0')],
      [dice('attack', 0, '0,0', 6), dice('defense', null, '0,0', 6, 6)],
    );
    expect(write(lost.state).freed).toBe(0);
  });

  test('with 9.I by 9’s second module: ten-fold in dollars', () => {
    const form = companiesAfield('942', {
      0: {
        ...{ founded: true, hq: '0,-4', value: 30, president: 0, shares: [2, 0, 0], own: 8 },
        ...{ bank: 0, cash: 50, settlements: ['1,-1'], residents: { '1,-1': [3, 0] } },
      },
    });
    Object.assign(form.map['0,0'], { barracks: true, militia: true });
    const { state } = playedByChance(
      form,
      [move('1,-1', '0,0'), move('1,-1', '0,0'), fight('0,0')],
      [dice('attack', 0, '0,0', 6, 1), dice('defense', null, '0,0', 1, 1)],
    );
    expect(write(state)).toMatchObject({ freed: 1, turn: { once: 30 } });
  });
});
