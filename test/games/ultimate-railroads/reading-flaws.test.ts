import { describe, expect, test } from 'vitest';
import { type Base, edited, flawOf } from './support/positions';

const resolving = { phase: 'resolve', during: 'turn', seat: 0, round: 1 };
const claiming = {
  'table.0.passed': true,
  'table.1.passed': true,
  'table.2.passed': true,
  'table.3.passed': true,
};
const GONE = ['loco9', 'engineer', 'roubles', 'works'];
const BONUS = edited('four').bonus;

type Case = readonly [
  what: string,
  patch: Record<string, unknown>,
  problem: string,
  at: string,
  base?: Base,
];

/** 15: what a loader refuses, in the order of the clause. */
const refused: readonly Case[] = [
  ['an unknown word', { 'table.0.black': 'blue' }, 'unknown-word', 'table[0].black'],
  ['an unknown phase', { 'turn.phase': 'auction' }, 'unknown-word', 'turn.phase'],
  ['another game', { game: 'age-of-steam' }, 'other-game', 'game'],
  ['options', { options: { board: 'usa' } }, 'unknown-key', 'options.board'],
  ['a wrong number of seats', { seats: 5 }, 'wrong-seats', 'seats'],
  ['a table too short', { table: [] }, 'wrong-length', 'table'],
  ['a strip too long', { strip: [3, 7, 5, 12, 9, 15, 10] }, 'wrong-length', 'strip', 'two'],
  ['an order too short', { order: [0, 1] }, 'wrong-length', 'order'],
  ['a seat twice in the order', { order: [0, 1, 1, 3] }, 'twice', 'order[2]'],
  [
    'a color that is not owned',
    { 'table.0.tracks.kiev': [1, 0] },
    'wrong-length',
    'table[0].tracks.kiev',
  ],
  [
    'a color that is missing',
    { 'table.0.tracks.trans': [2] },
    'wrong-length',
    'table[0].tracks.trans',
  ],
  [
    'two locomotives on Peter',
    { 'table.0.locos.peter': ['2', '3'] },
    'too-many',
    'table[0].locos.peter',
  ],
  [
    'fronts out of order',
    { 'table.0.tracks': { trans: [4, 4], peter: [1, 0], kiev: [1, 0] } },
    'out-of-order',
    'table[0].tracks.trans[1]',
  ],
  [
    'a front beyond the line',
    { 'table.0.tracks.kiev': [10] },
    'too-many',
    'table[0].tracks.kiev[0]',
  ],
  ['no black track', { 'table.0.tracks.kiev': [0] }, 'too-few', 'table[0].tracks.kiev[0]'],
  ['a tile too few', { 'supply.4': 3 }, 'wrong-sum', 'supply.4'],
  ['a tile too many', { returned: ['4'] }, 'wrong-sum', 'supply.4'],
  [
    'a tile in hand too many',
    { turn: resolving, lock: { kind: 'hand', tile: '4' } },
    'wrong-sum',
    'supply.4',
  ],
  ['a starting tile too few', { 'table.0.locos.trans': [] }, 'wrong-sum', 'table'],
  [
    '9x twice',
    {
      cards: ['worker', 'engineer', 'roubles', 'works'],
      'table.0.locos': { trans: ['1', '9x'], peter: ['9x'], kiev: [] },
    },
    'wrong-sum',
    'table',
  ],
  ['9x on its card and on a line', { 'table.0.locos.kiev': ['9x'] }, 'twice', 'cards'],
  ['9x as a factory', { 'table.0.factories': ['9x'] }, 'no-factory', 'table[0].factories[0]'],
  ['9x returned', { returned: ['9x'] }, 'no-factory', 'returned[0]'],
  ['a doubler too few', { doublers: 29 }, 'wrong-sum', 'doublers'],
  ['more doublers than places', { 'table.0.doublers': 9 }, 'too-many', 'table[0].doublers'],
  ['a card in two places', { bonus: { ...BONUS, out: ['locos', 'keys'] } }, 'twice', 'bonus.out'],
  [
    'a card picked twice',
    { bonus: { ...BONUS, picked: [[0, 'keys']] } },
    'twice',
    'bonus.picked[0]',
  ],
  ['a card nowhere', { bonus: { ...BONUS, pile: BONUS.pile.slice(1) } }, 'missing', 'bonus'],
  ['one card out', { bonus: { ...BONUS, out: ['locos'] } }, 'wrong-length', 'bonus.out'],
  ['the black worker and its card', { 'table.0.black': 'ready' }, 'wrong-card', 'cards'],
  ['neither the black worker nor its card', { cards: GONE }, 'wrong-card', 'cards'],
  [
    'two black workers',
    { cards: GONE, 'table.0.black': 'ready', 'table.1.black': 'ready' },
    'wrong-card',
    'cards',
  ],
  ['engineer 8 and its card', { 'table.0.engineers': [8] }, 'wrong-card', 'cards'],
  ['an engineer on the strip and with a seat', { 'table.0.engineers': [7] }, 'twice', 'strip[1]'],
  [
    'an engineer with two seats',
    { 'table.0.engineers': [1], 'table.1.engineers': [1] },
    'twice',
    'table[1].engineers[0]',
  ],
  ['engineer 8 on the strip', { 'strip.1': 8 }, 'not-on-the-strip', 'strip[1]'],
  ['a wrong number of own workers', { 'table.0.own': 6 }, 'wrong-workers', 'table[0].own'],
  [
    'an own worker that was not met',
    { 'table.0.tracks.kiev': [7] },
    'wrong-workers',
    'table[0].own',
  ],
  [
    'a second marker without its token',
    { 'table.0.industry': [3, 0] },
    'wrong-length',
    'table[0].industry',
  ],
  [
    'the token without a second marker',
    { 'table.0.tokens': ['marker'] },
    'wrong-length',
    'table[0].industry',
  ],
  ['a marker beyond an empty gap', { 'table.0.industry': [5] }, 'gap', 'table[0].industry'],
  ['a token twice', { 'table.0.tokens': ['keys', 'keys'] }, 'twice', 'table[0].tokens[1]'],
  ['a space that is none', { taken: { moon: [0, 1, 0, 0] } }, 'no-such-space', 'taken.moon'],
  ['bottom as taken', { taken: { bottom: [0, 1, 0, 0] } }, 'no-such-space', 'taken.bottom'],
  ['a claim as taken', { taken: { 'place-1': [1, 1, 0, 0] } }, 'no-such-space', 'taken.place-1'],
  ['an absent space', { taken: { temps: [0, 1, 0, 0] } }, 'no-such-space', 'taken.temps', 'two'],
  [
    'an engineer of nobody',
    { taken: { 'engineer-1': [0, 1, 0, 0] } },
    'no-such-space',
    'taken.engineer-1',
  ],
  [
    'a hire with the engineer still there',
    { taken: { hire: [0, 0, 0, 1] } },
    'no-such-space',
    'taken.hire',
  ],
  ['a space by no seat', { taken: { money: [4, 1, 0, 0] } }, 'too-many', 'taken.money[0]'],
  [
    'a payment that does not add up',
    { taken: { money: [0, 2, 0, 0] } },
    'wrong-pay',
    'taken.money',
  ],
  [
    'a black worker that nobody has',
    { taken: { money: [0, 0, 1, 0] } },
    'no-black-worker',
    'table[0].black',
  ],
  ['a seat twice at bottom', { bottom: [0, 0] }, 'twice', 'bottom[1]'],
  ['a claim on an absent place', { 'claims.2': [0, 0] }, 'no-such-space', 'claims.2', 'two'],
  [
    'a claim in the last round',
    { 'turn.round': 7, 'claims.2': [0, 0] },
    'no-such-space',
    'claims.2',
  ],
  ['a claim on one’s own place', { 'claims.1': [0, 0] }, 'own-place', 'claims.1'],
  ['two claims of a seat', { claims: { '1': [3, 0], '2': [3, 0] } }, 'twice', 'claims.2'],
  ['a pool in a turn', { pool: { key: 1 } }, 'wrong-phase', 'pool'],
  ['an empty unit', { turn: resolving, pool: { key: 0 } }, 'too-few', 'pool.key'],
  ['a unit in the wrong form', { turn: resolving, pool: { black: 2 } }, 'not-a-list', 'pool.black'],
  ['a unit that is none', { turn: resolving, pool: { steam: 2 } }, 'unknown-key', 'pool.steam'],
  [
    'a lock in a turn',
    { lock: { kind: 'spread', left: 1, moved: [], must: false } },
    'wrong-phase',
    'lock',
  ],
  ['during in a turn', { 'turn.during': 'turn' }, 'unknown-key', 'turn.during'],
  ['no during in resolve', { 'turn.phase': 'resolve' }, 'missing', 'turn.during'],
  ['during over', { turn: { ...resolving, during: 'over' } }, 'wrong-phase', 'turn.during'],
  [
    'keys beside a bonus',
    { turn: { ...resolving, phase: 'bonus' }, pool: { bonus: 1, key: 1 } },
    'wrong-phase',
    'pool',
  ],
  ['resolve with nothing to do', { turn: resolving, pool: { bonus: 1 } }, 'nothing-to-do', 'pool'],
  [
    'resolve with what cannot be done',
    { turn: resolving, pool: { gray: [2, 0] } },
    'nothing-to-do',
    'pool',
  ],
  ['bonus without one', { turn: { ...resolving, phase: 'bonus' } }, 'nothing-to-do', 'pool'],
  [
    'bonus without a pile',
    {
      turn: { ...resolving, phase: 'bonus' },
      pool: { bonus: 1 },
      bonus: { ...BONUS, pile: [], picked: BONUS.pile.map((card) => [1, card]) },
    },
    'nothing-to-do',
    'pool',
  ],
  [
    'again without a space',
    { turn: resolving, lock: { kind: 'again', must: false } },
    'nothing-to-do',
    'lock',
  ],
  [
    'guest without an engineer',
    { turn: resolving, lock: { kind: 'guest', must: false } },
    'nothing-to-do',
    'lock',
  ],
  [
    'a spread that is stuck',
    {
      turn: resolving,
      lock: {
        kind: 'spread',
        left: 1,
        moved: [
          ['trans', 'black'],
          ['peter', 'black'],
          ['kiev', 'black'],
        ],
        must: false,
      },
    },
    'nothing-to-do',
    'lock',
  ],
  ['a turn of one that has passed', { 'table.0.passed': true }, 'passed', 'turn.seat'],
  [
    'the wrong seat to pick',
    {
      turn: { phase: 'start', seat: 2, round: 1 },
      startCards: ['rouble', 'black', 'industry', 'doubler'],
    },
    'not-to-act',
    'turn.seat',
  ],
  [
    'too few starting cards',
    { turn: { phase: 'start', seat: 1, round: 1 }, startCards: ['rouble'] },
    'wrong-length',
    'startCards',
  ],
  ['starting cards in a turn', { startCards: ['rouble'] }, 'too-late', 'startCards'],
  [
    'claims before all have passed',
    { turn: { phase: 'claims', seat: 1, round: 1 }, 'claims.1': [1, 0] },
    'not-passed',
    'turn.phase',
  ],
  [
    'claims of the wrong seat',
    {
      ...claiming,
      turn: { phase: 'claims', seat: 1, round: 1 },
      claims: { '1': [1, 0], '2': [2, 0] },
    },
    'not-to-act',
    'turn.seat',
  ],
  [
    'claims without a claim',
    { ...claiming, turn: { phase: 'claims', seat: 1, round: 1 } },
    'no-claim',
    'turn.phase',
  ],
  [
    'claim 2 while another resolves',
    { ...claiming, turn: { ...resolving, during: 'claims' }, pool: { key: 1 }, 'claims.2': [2, 0] },
    'not-to-act',
    'turn.seat',
  ],
  [
    'the end before the last round',
    { ...claiming, turn: { phase: 'over', seat: null, round: 6 } },
    'not-over',
    'turn.phase',
  ],
  [
    'a seat after the end',
    { ...claiming, turn: { phase: 'over', seat: 1, round: 7 } },
    'seat-after-end',
    'turn.seat',
  ],
  ['a key too many', { moon: 1 }, 'unknown-key', 'moon'],
];

describe('written form', () => {
  test.each(refused)('15: a loader refuses %s', (_, patch, problem, place, base = 'four') => {
    expect(flawOf(edited(base, patch))).toMatchObject({ problem, at: place });
  });
});
