import { type Base, edited, RESOLVING, type Written } from './positions';

/** A position with one thing wrong in it. */
interface Flawed {
  readonly what: string;
  readonly problem: string;
  readonly at: string;
  readonly position: Written;
}

const flawed = (
  what: string,
  patch: Record<string, unknown>,
  problem: string,
  at: string,
  base: Base = 'four',
): Flawed => ({ what, problem, at, position: edited(base, patch) });

const BONUS = edited('four').bonus;

/** 15: what a loader refuses of seats, tiles and cards. */
export const FLAWED_TABLE: readonly Flawed[] = [
  flawed('an unknown word', { 'table.0.black': 'blue' }, 'unknown-word', 'table[0].black'),
  flawed('an unknown phase', { 'turn.phase': 'auction' }, 'unknown-word', 'turn.phase'),
  flawed('another game', { game: 'age-of-steam' }, 'other-game', 'game'),
  flawed('options', { options: { board: 'usa' } }, 'unknown-key', 'options.board'),
  flawed('a wrong number of seats', { seats: 5 }, 'wrong-seats', 'seats'),
  flawed('a table too short', { table: [] }, 'wrong-length', 'table'),
  flawed('a strip too long', { strip: [3, 7, 5, 12, 9, 15, 10] }, 'wrong-length', 'strip', 'two'),
  flawed('an order too short', { order: [0, 1] }, 'not-as-written', 'order'),
  flawed('a seat twice in the order', { order: [0, 1, 1, 3] }, 'twice', 'order[2]'),
  flawed(
    'a color that is not owned',
    { 'table.0.tracks.kiev': [1, 0] },
    'not-as-written',
    'table[0].tracks.kiev',
  ),
  flawed(
    'a color that is missing',
    { 'table.0.tracks.trans': [2] },
    'not-as-written',
    'table[0].tracks.trans',
  ),
  flawed(
    'two locomotives on Peter',
    { 'table.0.locos.peter': ['2', '3'] },
    'wrong-length',
    'table[0].locos.peter',
  ),
  flawed(
    'a front beyond the line',
    { 'table.0.tracks.kiev': [10] },
    'too-many',
    'table[0].tracks.kiev[0]',
  ),
  flawed('no black track', { 'table.0.tracks.kiev': [0] }, 'too-few', 'table[0].tracks.kiev[0]'),
  flawed(
    '9x as a factory',
    { 'table.0.factories': ['9x'] },
    'unknown-word',
    'table[0].factories[0]',
  ),
  flawed('9x returned', { returned: ['9x'] }, 'unknown-word', 'returned[0]'),
  flawed('more doublers than places', { 'table.0.doublers': 9 }, 'too-many', 'table[0].doublers'),
  flawed(
    'a card in two places',
    { bonus: { ...BONUS, out: ['locos', 'keys'] } },
    'not-as-written',
    'bonus.pile[5]',
  ),
  flawed(
    'a card picked twice',
    { bonus: { ...BONUS, picked: [[0, 'keys']] } },
    'not-as-written',
    'bonus.pile',
  ),
  flawed(
    'a card nowhere',
    { bonus: { ...BONUS, pile: BONUS.pile.slice(1) } },
    'not-as-written',
    'bonus.pile',
  ),
  flawed('one card out', { bonus: { ...BONUS, out: ['locos'] } }, 'not-as-written', 'bonus.pile'),
  flawed(
    'an engineer with two seats',
    { 'table.0.engineers': [1], 'table.1.engineers': [1] },
    'not-as-written',
    'table[0].engineers',
  ),
  flawed(
    'a token twice',
    { 'table.0.tokens': ['keys', 'keys'] },
    'not-as-written',
    'table[0].tokens',
  ),
];

const claiming = {
  'table.0.passed': true,
  'table.1.passed': true,
  'table.2.passed': true,
  'table.3.passed': true,
};

/** 15: what a loader refuses of spaces, pool, lock and turn. */
export const FLAWED_TURN: readonly Flawed[] = [
  flawed('a space that is none', { taken: { moon: [0, 1, 0, 0] } }, 'unknown-key', 'taken.moon'),
  flawed('bottom as taken', { taken: { bottom: [0, 1, 0, 0] } }, 'unknown-key', 'taken.bottom'),
  flawed(
    'a claim as taken',
    { taken: { 'place-1': [1, 1, 0, 0] } },
    'unknown-key',
    'taken.place-1',
  ),
  flawed('a space by no seat', { taken: { money: [4, 1, 0, 0] } }, 'too-many', 'taken.money[0]'),
  flawed('a seat twice at bottom', { bottom: [0, 0] }, 'twice', 'bottom[1]'),
  flawed('an empty unit', { turn: RESOLVING, pool: { key: 0 } }, 'unknown-key', 'pool.key'),
  flawed(
    'a unit in the wrong form',
    { turn: RESOLVING, pool: { black: 2 } },
    'not-a-list',
    'pool.black',
  ),
  flawed(
    'a unit that is none',
    { turn: RESOLVING, pool: { steam: 2 } },
    'unknown-key',
    'pool.steam',
  ),
  flawed('during in a turn', { 'turn.during': 'turn' }, 'unknown-key', 'turn.during'),
  flawed('no during in resolve', { 'turn.phase': 'resolve' }, 'missing', 'turn.during'),
  flawed(
    'a seat after the end',
    { ...claiming, turn: { phase: 'over', seat: 1, round: 7 } },
    'not-as-written',
    'turn.seat',
  ),
  flawed('a key too many', { moon: 1 }, 'unknown-key', 'moon'),
];
