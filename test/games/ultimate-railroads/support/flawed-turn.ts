import { type Flawed, flawed } from './flawed';

const resolving = { phase: 'resolve', during: 'turn', seat: 0, round: 1 };
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
  flawed('an empty unit', { turn: resolving, pool: { key: 0 } }, 'unknown-key', 'pool.key'),
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
