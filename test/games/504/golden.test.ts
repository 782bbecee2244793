import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { unwrap } from '../../../src/kit/result';
import { bare, type Form, legal, sequences, stateOf } from './support/bare';
import { byHex, neighbors } from './support/by-the-clauses';

describe('golden counts', () => {
  test('a first purchase: done and one resident on the capital', () => {
    expect(legal(stateOf(bare('687', 3, { turn: { step: 'buy' } })))).toEqual([
      { do: 'done' },
      { do: 'buy', at: '0,0' },
    ]);
  });

  test('one resident on the capital of map 5: 6 moves and done, argued by hand', () => {
    // All neighbors of 0,0 are grassland in the bare position: 6 moves.
    const one = stateOf(bare('687', 3, { owners: { 0: { residents: { '0,0': [1, 0] } } } }));
    expect(legal(one)).toHaveLength(7);
  });

  test('two residents on the capital: 6 moves, then of two tiles; 44 sequences of two, argued by hand', () => {
    const form = bare('687', 3, { owners: { 0: { residents: { '0,0': [2, 0] } } } });
    const state = stateOf(form);
    // done; 6 moves that settle.
    expect(sequences(state, 1)).toBe(7);
    // After done (the sale is forced) the next seat buys with 50 or not: 2. After a move: done, 5 new tiles, and the
    // settled one, where the resident arrives: 7 each.
    expect(sequences(state, 2)).toBe(2 + 6 * 7);
  });

  test('a road from the capital: 3 ways to use residents, 5 with the choice of whose end sends one home', () => {
    const state = stateOf(
      bare('687', 3, {
        owners: { 0: { settlements: ['1,0'], residents: { '0,0': [3, 0], '1,0': [2, 0] } } },
      }),
    );
    // done; from 0,0 six moves; from 1,0 to 0,0 and five others, of which 2,0 is water: 5; the plant; the fish plant
    // beside 2,0; five roads.
    expect(legal(state)).toHaveLength(1 + 6 + 5 + 2 + 5);
  });

  test('explorations from the center of map 4: 6, argued by hand', () => {
    const state = stateOf(bare('567', 3, { owners: { 0: { residents: { '0,0': [1, 0] } } } }));
    expect(legal(state)).toHaveLength(1 + 6);
  });

  test('a first share round with 3 seats: pass, quit, five companies; and two actions', () => {
    const state = stateOf(bare('965', 3));
    expect(sequences(state, 1)).toBe(7);
    // After pass 7; after quit the next one cannot pass: 6. After a company is founded `done` is forced; the next seat
    // has 7: pass, quit, four companies, a share of the founded one.
    expect(sequences(state, 2)).toBe(7 + 6 + 5 * 7);
  });

  test('a trolley on its capital: 6 actions, 39 sequences of two, argued by hand', () => {
    const owners = { 0: { hq: '1,0' }, 1: { hq: '4,0' }, 2: { hq: '0,-4' } };
    const state = stateOf(bare('127', 3, { turn: { step: 'trolley', mp: 6 }, owners }));
    // done; three neighbors that are no water; the wood of the city; a point more. No second settlement.
    expect(sequences(state, 1)).toBe(6);
    // After done: the next one upgrades speed or not, 2. On land: done, extra, settle and 6, 5, 5 ways. With the wood
    // aboard: done, 3 ways, extra, unload. After a point more: as before, for the next one costs 30.
    expect(sequences(state, 2)).toBe(2 + 9 + 8 + 8 + 6 + 6);
  });

  test('a capital to move, then residents to buy: 2 and 6, argued by hand', () => {
    const owner = { settlements: ['3,-4'], residents: { '3,-4': [0, 1] } };
    const state = stateOf(bare('268', 3, { turn: { step: 'move-capital' }, owners: { 0: owner } }));
    expect(sequences(state, 1)).toBe(2);
    // In `buy`: done, and a resident on either tile.
    expect(sequences(state, 2)).toBe(3 + 3);
  });

  test('attacks: two residents beside a foreign tile; argued by hand', () => {
    const form = bare('467', 3, {
      owners: {
        0: { hq: '0,-4', settlements: ['-1,1'], residents: { '-1,1': [2, 0] } },
        1: { hq: '4,0', settlements: ['0,1'] },
        2: { hq: '-4,4' },
      },
    });
    // done, and six neighbors of -1,1 less the water -2,1: 0,1 is attacked, city 4 too, three are settled.
    expect(legal(stateOf(form))).toHaveLength(1 + 5);
    // After `done` the next seat buys on one of two tiles or not. After a move done and the five again; but where an attack was the first
    // action, `done` leads to a fight that is forced and by chance.
    expect(sequences(stateOf(form), 2)).toBe(3 + 5 * 6);
  });

  test('bids for places with 90 each: 91, and 91 for the next; argued by hand', () => {
    const state = unwrap(rules.begin({ world: '367' }, 2, 'golden'));
    expect(sequences(state, 1)).toBe(91);
    expect(sequences(state, 2)).toBe(91 * 91);
  });

  test('an auction with 50 each: pass or 20 to 50, then pass or more; argued by hand', () => {
    const state = stateOf(
      bare('367', 2, {
        ...{ phase: 'auction', turn: null, at: null, deck: { I: [], II: [], III: [] } },
        row: [{ card: 'II(4)', price: 20 }],
        auction: { card: 0, bidder: 0, high: null, out: [] },
      }),
    );
    expect(sequences(state, 1)).toBe(1 + 31);
    // After a pass 32; after a bid of b pass or 50 - b more, for b from 20 to 49: 31 + 30 + … + 2 = 495. After 50 the
    // pass is forced, and seat 0 has no money for its turn; seat 1 buys a resident or not: 2.
    expect(sequences(state, 2)).toBe(32 + 495 + 2);
  });

  test.each([
    ['685', 13],
    ['798', 324],
  ])('three actions from the start of %s with 3 seats: %i', (world, count) => {
    expect(sequences(unwrap(rules.begin({ world }, 3, 'golden')), 3)).toBe(count);
  });

  test('the longest list: thirty residents apart from each other, on one net of roads', () => {
    const empty = bare('687', 2);
    const walkable = (hex: string) => empty.map[hex] && empty.map[hex].kind !== 'water';
    const reached = ['0,0'];
    const roads: Form[] = [];
    for (const hex of reached)
      for (const next of neighbors(hex)) {
        if (reached.length > 30 || !walkable(next) || reached.includes(next)) continue;
        reached.push(next);
        roads.push({ between: [hex, next].sort(byHex), owner: 0 });
      }
    const residents = Object.fromEntries(reached.slice(0, 30).map((hex) => [hex, [1, 0]]));
    const owner = { cash: 500, settlements: reached.slice(1), residents };
    const state = stateOf(bare('687', 2, { roads, owners: { 0: owner } }));
    // 900 ways along the roads (30 from each of 30 tiles), and what else a resident can do.
    expect(legal(state).length).toBeGreaterThan(900);
    expect(legal(state).length).toBeLessThan(1200);
    expect(rules.max).toBeLessThanOrEqual(2000);
  });
});
