import { describe, expect, test } from 'vitest';
import { look } from '../../../../src/games/504/advice/outlook';
import { rounds } from '../../../../src/games/504/advice/rates';
import { shareOf, weighed, weightOf } from '../support/advised';
import { bare, type Form, stateOf } from '../support/bare';

const HQS = ['0,-4', '4,0', '-4,4'];
const at2 = (world: string, owners: Form, set: Form = {}) =>
  stateOf(
    bare(world, 3, {
      ...set,
      owners: Object.fromEntries(HQS.map((hq, owner) => [owner, { hq, ...owners[owner] }])),
    }),
  );
const move = (from: string, to: string) => ({ do: 'move', from, to });
const DONE = { do: 'done' };

/** Seat 0 next to a tile of seat 1. */
const facing = (world: string, attackers: number, defenders: number) =>
  at2(world, {
    0: { settlements: ['-1,1'], residents: { '-1,1': [attackers, 0] } },
    1: { settlements: ['0,1'], residents: defenders > 0 ? { '0,1': [0, defenders] } : {} },
  });

describe('M4: attacks by their odds', () => {
  test.each(['467', '647'])('%s: nobody attacks where there is no hope', (world) => {
    const hopeless = facing(world, 1, 6);
    expect(weightOf(hopeless, move('-1,1', '0,1'))).toBeLessThan(weightOf(hopeless, DONE));
  });

  test('4.I: a tile that nobody guards is attacked', () => {
    const easy = facing('467', 4, 0);
    expect(weightOf(easy, move('-1,1', '0,1'))).toBeGreaterThan(weightOf(easy, DONE));
  });

  test('4.I: the more defenders, the less an attack is worth', () => {
    const worth = [0, 1, 2, 4].map((defenders) =>
      weightOf(facing('467', 5, defenders), move('-1,1', '0,1')),
    );
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
    expect(new Set(worth).size).toBe(worth.length);
  });

  test('4.III: no resident is thrown away where too few are there to take the tile', () => {
    const attack = move('-1,1', '0,1');
    const few = facing('674', 2, 3);
    const enough = facing('674', 5, 3);
    expect(weightOf(few, attack)).toBeLessThan(weightOf(few, DONE));
    expect(weightOf(enough, attack)).toBeGreaterThan(weightOf(few, attack));
  });

  test('4.I: a capital that can be brought down is what is attacked first', () => {
    const state = at2('467', {
      0: { settlements: ['3,0'], residents: { '3,0': [9, 0] } },
      1: { settlements: ['3,-1', '0,1', '0,2'] },
    });
    expect(weighed(state)[0]?.action).toEqual(move('3,0', '4,0'));
  });
});

describe('M4: guards', () => {
  /** The capital of seat 0 with guards, next to residents of seat 1. */
  const threatened = (guards: number, foes: number, step: string) =>
    at2(
      '467',
      {
        0: { residents: guards > 0 ? { '0,-4': [0, guards] } : {} },
        1: { settlements: ['1,-4'], residents: foes > 0 ? { '1,-4': [0, foes] } : {} },
      },
      { turn: { step, free: 0, bought: 0, once: 0, pending: null } },
    );

  test('4.I: more residents in a capital that is threatened are better', () => {
    const share = (guards: number) => shareOf(threatened(guards, 7, 'act'), 0);
    expect(share(8)).toBeGreaterThan(share(1));
  });

  test('4.I: a resident for a capital that is threatened is worth more', () => {
    const buying = (foes: number) =>
      weightOf(threatened(2, foes, 'buy'), { do: 'buy', at: '0,-4' });
    expect(buying(6)).toBeGreaterThan(buying(0));
  });

  test('4.I: who is next to an attacker stays', () => {
    const leaving = (foes: number) =>
      weightOf(
        at2('467', {
          0: { residents: { '0,-4': [4, 0] } },
          1: { settlements: ['1,-4'], residents: foes > 0 ? { '1,-4': [0, foes] } : {} },
        }),
        move('0,-4', '-1,-3'),
      );
    expect(leaving(5)).toBeLessThan(leaving(0));
  });
});

test('4.I: with the last settlement in sight the one ahead is nearly sure to win', () => {
  const ahead = (stored: number) => {
    const form = bare('467', 3, {
      owners: Object.fromEntries(HQS.map((hq, owner) => [owner, { hq }])),
    });
    const free = Object.keys(form.map).filter((hex) => form.map[hex].kind === 'grassland');
    form.owners[0].settlements = free.slice(0, 25 - stored);
    form.owners[0].storage.settlements = stored;
    return shareOf(stateOf(form), 0);
  };
  expect(ahead(1)).toBeGreaterThan(ahead(20));
  expect(ahead(1)).toBeGreaterThan(0.8);
});

test('X14: with armies all roads together say how near the end is', () => {
  const roundsWith = (count: number) => {
    const form = bare('647', 3, {
      owners: Object.fromEntries(HQS.map((hq, owner) => [owner, { hq }])),
    });
    const next = (hex: string) => {
      const [q = 0, r = 0] = hex.split(',').map(Number);
      return `${q + 1},${r}`;
    };
    const starts = Object.keys(form.map).filter((hex) => form.map[next(hex)]);
    form.roads = starts.slice(0, count).map((hex) => ({ between: [hex, next(hex)], owner: null }));
    look(stateOf(form));
    return rounds[0] ?? 0;
  };
  expect(roundsWith(30)).toBeLessThan(roundsWith(5));
});
