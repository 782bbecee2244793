import { type Flawed, flawed } from './flawed';
import { edited } from './positions';

const resolving = { phase: 'resolve', during: 'turn', seat: 0, round: 1 };
const claiming = {
  'table.0.passed': true,
  'table.1.passed': true,
  'table.2.passed': true,
  'table.3.passed': true,
};
const BONUS = edited('four').bonus;

/** 15: what a loader refuses of spaces, pool, lock and turn. */
export const FLAWED_TURN: readonly Flawed[] = [
  flawed('a space that is none', { taken: { moon: [0, 1, 0, 0] } }, 'no-such-space', 'taken.moon'),
  flawed('bottom as taken', { taken: { bottom: [0, 1, 0, 0] } }, 'no-such-space', 'taken.bottom'),
  flawed(
    'a claim as taken',
    { taken: { 'place-1': [1, 1, 0, 0] } },
    'no-such-space',
    'taken.place-1',
  ),
  flawed(
    'an absent space',
    { taken: { temps: [0, 1, 0, 0] } },
    'no-such-space',
    'taken.temps',
    'two',
  ),
  flawed(
    'an engineer of nobody',
    { taken: { 'engineer-1': [0, 1, 0, 0] } },
    'no-such-space',
    'taken.engineer-1',
  ),
  flawed(
    'a hire with the engineer still there',
    { taken: { hire: [0, 0, 0, 1] } },
    'no-such-space',
    'taken.hire',
  ),
  flawed('a space by no seat', { taken: { money: [4, 1, 0, 0] } }, 'too-many', 'taken.money[0]'),
  flawed(
    'a payment that does not add up',
    { taken: { money: [0, 2, 0, 0] } },
    'wrong-pay',
    'taken.money',
  ),
  flawed(
    'a black worker that nobody has',
    { taken: { money: [0, 0, 1, 0] } },
    'no-black-worker',
    'table[0].black',
  ),
  flawed('a seat twice at bottom', { bottom: [0, 0] }, 'twice', 'bottom[1]'),
  flawed('a claim on an absent place', { 'claims.2': [0, 0] }, 'no-such-space', 'claims.2', 'two'),
  flawed(
    'a claim in the last round',
    { 'turn.round': 7, 'claims.2': [0, 0] },
    'no-such-space',
    'claims.2',
  ),
  flawed('a claim on one’s own place', { 'claims.1': [0, 0] }, 'own-place', 'claims.1'),
  flawed('two claims of a seat', { claims: { '1': [3, 0], '2': [3, 0] } }, 'twice', 'claims.2'),
  flawed('a pool in a turn', { pool: { key: 1 } }, 'wrong-phase', 'pool'),
  flawed('an empty unit', { turn: resolving, pool: { key: 0 } }, 'too-few', 'pool.key'),
  flawed(
    'a unit in the wrong form',
    { turn: resolving, pool: { black: 2 } },
    'not-a-list',
    'pool.black',
  ),
  flawed(
    'a unit that is none',
    { turn: resolving, pool: { steam: 2 } },
    'unknown-key',
    'pool.steam',
  ),
  flawed(
    'a lock in a turn',
    { lock: { kind: 'spread', left: 1, moved: [], must: false } },
    'wrong-phase',
    'lock',
  ),
  flawed('during in a turn', { 'turn.during': 'turn' }, 'unknown-key', 'turn.during'),
  flawed('no during in resolve', { 'turn.phase': 'resolve' }, 'missing', 'turn.during'),
  flawed('during over', { turn: { ...resolving, during: 'over' } }, 'wrong-phase', 'turn.during'),
  flawed(
    'keys beside a bonus',
    { turn: { ...resolving, phase: 'bonus' }, pool: { bonus: 1, key: 1 } },
    'wrong-phase',
    'pool',
  ),
  flawed(
    'resolve with nothing to do',
    { turn: resolving, pool: { bonus: 1 } },
    'nothing-to-do',
    'pool',
  ),
  flawed(
    'resolve with what cannot be done',
    { turn: resolving, pool: { gray: [2, 0] } },
    'nothing-to-do',
    'pool',
  ),
  flawed('bonus without one', { turn: { ...resolving, phase: 'bonus' } }, 'nothing-to-do', 'pool'),
  flawed(
    'bonus without a pile',
    {
      turn: { ...resolving, phase: 'bonus' },
      pool: { bonus: 1 },
      bonus: { ...BONUS, pile: [], picked: BONUS.pile.map((card) => [1, card]) },
    },
    'nothing-to-do',
    'pool',
  ),
  flawed(
    'again without a space',
    { turn: resolving, lock: { kind: 'again', must: false } },
    'nothing-to-do',
    'lock',
  ),
  flawed(
    'guest without an engineer',
    { turn: resolving, lock: { kind: 'guest', must: false } },
    'nothing-to-do',
    'lock',
  ),
  flawed(
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
  ),
  flawed('a turn of one that has passed', { 'table.0.passed': true }, 'passed', 'turn.seat'),
  flawed(
    'the wrong seat to pick',
    {
      turn: { phase: 'start', seat: 2, round: 1 },
      startCards: ['rouble', 'black', 'industry', 'doubler'],
    },
    'not-to-act',
    'turn.seat',
  ),
  flawed(
    'too few starting cards',
    { turn: { phase: 'start', seat: 1, round: 1 }, startCards: ['rouble'] },
    'wrong-length',
    'startCards',
  ),
  flawed('starting cards in a turn', { startCards: ['rouble'] }, 'too-late', 'startCards'),
  flawed(
    'claims before all have passed',
    { turn: { phase: 'claims', seat: 1, round: 1 }, 'claims.1': [1, 0] },
    'not-passed',
    'turn.phase',
  ),
  flawed(
    'claims of the wrong seat',
    {
      ...claiming,
      turn: { phase: 'claims', seat: 1, round: 1 },
      claims: { '1': [1, 0], '2': [2, 0] },
    },
    'not-to-act',
    'turn.seat',
  ),
  flawed(
    'claims without a claim',
    { ...claiming, turn: { phase: 'claims', seat: 1, round: 1 } },
    'no-claim',
    'turn.phase',
  ),
  flawed(
    'claim 2 while another resolves',
    { ...claiming, turn: { ...resolving, during: 'claims' }, pool: { key: 1 }, 'claims.2': [2, 0] },
    'not-to-act',
    'turn.seat',
  ),
  flawed(
    'the end before the last round',
    { ...claiming, turn: { phase: 'over', seat: null, round: 6 } },
    'not-over',
    'turn.phase',
  ),
  flawed(
    'a seat after the end',
    { ...claiming, turn: { phase: 'over', seat: 1, round: 7 } },
    'seat-after-end',
    'turn.seat',
  ),
  flawed('a key too many', { moon: 1 }, 'unknown-key', 'moon'),
];
