import { describe, expect, test } from 'vitest';
import { shareOf, weighed, weightOf } from '../support/advised';
import { bare, type Form, stateOf } from '../support/bare';

/** Three seats with their capitals in cities of the map. */
function housed(world: string, set: Form = {}): Form {
  const { map } = bare(world, 3);
  const cities = Object.keys(map).filter((hex) => map[hex].kind === 'city');
  const owners = [0, 1, 2].map((owner) => {
    const hq = cities.length > 3 ? cities[1 + owner] : cities[0];
    return [owner, { hq, ...set.owners?.[owner] }];
  });
  return bare(world, 3, { ...set, owners: Object.fromEntries(owners) });
}

const NO_DECK = { I: [], II: [], III: [] };
const PASS = { do: 'pass' };
const DONE = { do: 'done' };

describe('M3.10: the auction', () => {
  const selling = (world: string, card: string, set: Form = {}, high: Form = null) =>
    stateOf(
      housed(world, {
        ...{ phase: 'auction', turn: null, at: null, deck: NO_DECK },
        row: [{ card, price: 20 }],
        auction: { card: 0, bidder: 0, high, out: [] },
        owners: { 0: { cash: 200, ...set }, 1: { cash: 200 }, 2: { cash: 200 } },
      }),
    );

  /** The most that is bid before passing looks better. */
  function limit(world: string, card: string): number {
    for (let amount = 20; amount < 150; amount++) {
      const [best] = weighed(selling(world, card, {}, { owner: 1, amount }));
      if (best?.action.do === 'pass') return amount;
    }
    return 150;
  }

  test('more is bid for what brings more', () => {
    expect(limit('538', 'II(12)')).toBeGreaterThan(limit('538', 'I(5)'));
    expect(limit('538', 'I(5)')).toBeGreaterThan(limit('538', 'I(10)'));
    expect(limit('385', 'III(6)')).toBeGreaterThan(limit('385', 'I(11)'));
  });

  test('nobody pays more for a card than it is worth', () => {
    const state = selling('385', 'I(11)', {}, { owner: 1, amount: 120 });
    expect(weighed(state)[0]?.action).toEqual(PASS);
  });

  test('an auction does not go up by ones', () => {
    const [best] = weighed(selling('385', 'III(6)'));
    expect(best?.action.amount).toBeGreaterThan(21);
  });

  test('a card that is free is not left to others', () => {
    const form = bare('385', 3, {
      ...{ phase: 'auction', turn: null, at: null, deck: NO_DECK },
      row: [{ card: 'II(9)', price: 0 }],
      auction: { card: 0, bidder: 0, high: null, out: [] },
      owners: { 0: { cash: 40 } },
    });
    expect(weighed(stateOf(form))[0]?.action.do).toBe('bid');
  });
});

describe('M3.4: bids for a place', () => {
  const bidding = (bids: Form) =>
    stateOf(
      bare('385', 3, {
        ...{ round: 0, phase: 'bid', turn: null, at: 2, bids },
        owners: Object.fromEntries([0, 1, 2].map((owner) => [owner, { hq: null, cash: 90 }])),
      }),
    );

  test('a place is worth little, never all the money', () => {
    const [best] = weighed(bidding([5, 9, null]));
    expect(best?.action.amount).toBeLessThan(20);
  });

  test('what others have bid changes nothing', () => {
    const one = weighed(bidding([0, 0, null])).map(({ weight }) => weight);
    const other = weighed(bidding([80, 3, null])).map(({ weight }) => weight);
    expect(one).toEqual(other);
  });
});

describe('M3.12: factories', () => {
  const turn = (step: string) => ({ step, free: 0, bought: 0, once: 0, pending: null });
  const building = (world: string, set: Form = {}) =>
    stateOf(housed(world, { turn: turn('factory'), owners: { 0: { cash: 60 } }, ...set }));

  test.each(['367', '376', '537', '836'])('%s: a factory that pays is built', (world) => {
    expect(weighed(building(world))[0]?.action.do).toBe('factory');
  });

  test('3.II: none is built in the last round, where it does not pay anymore', () => {
    expect(weighed(building('538', { round: 30 }))[0]?.action).toEqual(DONE);
  });

  test('3.I: money for a factory is not spent on one more resident', () => {
    const buying = (cash: number) =>
      weightOf(stateOf(bare('367', 3, { turn: turn('buy'), owners: { 0: { cash } } })), {
        do: 'buy',
        at: '0,0',
      });
    expect(buying(25)).toBeLessThan(buying(60));
  });
});

describe('M3.14: cards that are taken', () => {
  const taking = (row: Form, set: Form = {}) =>
    stateOf(
      bare('783', 3, {
        turn: { step: 'privilege', free: 0, bought: 0, once: 0, pending: null },
        deck: NO_DECK,
        row,
        owners: { 0: { cash: 60 } },
        ...set,
      }),
    );

  test('of free cards the one that is worth most', () => {
    const [best] = weighed(
      taking([
        { card: 'I(11)', price: 0 },
        { card: 'II(12)', price: 0 },
      ]),
    );
    expect(best?.action).toEqual({ do: 'take', card: 'II(12)' });
  });
});

test('who has a card is better off', () => {
  for (const [world, card] of [
    ['385', 'II(4)'],
    ['438', 'III(4)'],
    ['753', 'I(5)'],
    ['137', 'II(5)'],
    // A lead at home takes nothing away from what lies near.
    ['738', 'III(3)'],
  ] as const) {
    const owners = (privileges: readonly string[]): Form => ({
      ...Object.fromEntries([0, 1, 2].map((owner) => [owner, {}])),
      0: { privileges },
    });
    const share = (privileges: readonly string[]) =>
      shareOf(stateOf(housed(world, { deck: NO_DECK, owners: owners(privileges) })), 0);
    expect(share([card])).toBeGreaterThan(share([]));
  }
});

test('4.I: in the last turn a card for fights is worth what it does in the fights at hand', () => {
  const share = (privileges: readonly string[], foes: number) =>
    shareOf(
      stateOf(
        bare('438', 3, {
          ...{ round: 30, deck: NO_DECK },
          owners: {
            0: { hq: '0,-4', privileges, settlements: ['-1,1'], residents: { '-1,1': [0, 2] } },
            1:
              foes > 0
                ? { hq: '4,0', settlements: ['0,1'], residents: { '0,1': [0, foes] } }
                : { hq: '4,0' },
            2: { hq: '-4,4' },
          },
        }),
      ),
      0,
    );
  for (const card of ['I(4)', 'III(4)']) {
    expect(share([card], 0)).toBe(share([], 0));
    expect(share([card], 3)).toBeGreaterThan(share([], 3));
  }
});
