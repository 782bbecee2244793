import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { fingerprint } from '../../../src/kit/fingerprint';
import { randomFrom } from '../../../src/kit/random';
import { write } from './support/bare';
import { IS_LONG } from './support/is-long';
import { begun, playsOut } from './support/refereed';
import { busy, greedy, uniform } from './support/walk';

/** A world for each module in role I, of all modules in the other roles; besides them, `every-world` plays all 504. */
const TABLES = [
  ...(['142', '214', '321', '423'] as const),
  ...(['561', '618', '739', '894', '956'] as const),
].map((world, at) => ({
  world,
  seats: at % 2 === 0 ? 2 : 4,
  manner: at % 3 === 0 ? uniform : busy,
}));
const CHECKED = { first: 120, every: 10 };
/** Of the five worlds to begin with, those watched from the first to the last action: the two shortest, or all. */
const FIRST_WORLDS = ['956', '798', ...(IS_LONG ? ['685', '567', '879'] : [])];
const ALL = { first: Number.POSITIVE_INFINITY, every: 1 };
/** Greedy players end these after a few rounds. */
const GREEDY_TABLES = [
  { world: '742', seats: 4 },
  { world: '913', seats: 2 },
  { world: '798', seats: 3 },
];

describe('matches under a referee', () => {
  test.each(TABLES)(
    'random players: world $world, $seats seats',
    ({ world, seats, manner }) => {
      playsOut(world, seats, manner, CHECKED);
    },
    600_000,
  );

  test.each(FIRST_WORLDS)(
    'every action of a match by random players: world %s',
    (world) => {
      playsOut(world, 3, busy, ALL);
    },
    600_000,
  );

  test.each(GREEDY_TABLES)(
    'greedy players: world $world, $seats seats',
    ({ world, seats }) => {
      playsOut(world, seats, greedy, { first: 120, every: 40 });
    },
    600_000,
  );
});

describe('positions as values', () => {
  test('the same seed gives the same match, another one another', () => {
    const mark = (seed: string) => fingerprint(rules.position.write(begun('687', 3, seed)));
    expect(mark('a')).toBe(mark('a'));
    expect(mark('a')).not.toBe(mark('b'));
  });

  test('a packed state is the state, and a copy is its own', () => {
    const state = begun('798', 3, 'packed');
    const random = randomFrom('packed');
    for (let step = 0; step < 60; step++) rules.play(state, busy(state, random));
    const unpacked = rules.unpack(rules.options(state), 3, rules.pack(state));
    expect(String(unpacked.all)).toBe(String(state.all));
    const copy = rules.clone(state);
    rules.play(copy, busy(copy, random));
    expect(write(copy)).not.toEqual(write(unpacked));
    rules.copy(copy, state);
    expect(String(copy.all)).toBe(String(state.all));
  });

  test('J11: imagining changes only what chance will say', () => {
    const state = begun('685', 3, 'imagined');
    const imagined = rules.clone(state);
    rules.determinize(imagined, 0, randomFrom('other'));
    expect(write(imagined)).toEqual(write(state));
    expect(String(imagined.random)).not.toBe(String(state.random));
  });
});
