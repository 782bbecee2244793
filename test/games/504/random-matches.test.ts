import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import type { State } from '../../../src/games/504/rules/state';
import { fingerprint } from '../../../src/kit/fingerprint';
import { randomFrom } from '../../../src/kit/random';
import { unwrap } from '../../../src/kit/result';
import { expectAgreement, expectRoundTrip } from './support/agreement';
import { legal, write } from './support/bare';
import { Referee } from './support/referee';
import { busy, greedy, type Manner, uniform } from './support/walk';
import { WORLDS, worldsWith } from './support/worlds';

/** `MATCHES=180`: all worlds with 2, 3 and 4 seats, by random and by greedy players, and every action checked. */
const MATCHES = Number(process.env.MATCHES ?? 12);
/** Matches of worlds with modules 1 to 4, besides; 300 meet each of them once. */
const LATER_MATCHES = Number(process.env.LATER_MATCHES ?? 10);
const IS_LONG = MATCHES >= WORLDS.length;
/** So many first actions of a match are checked; of the others every tenth. */
const CHECKED = IS_LONG ? Number.POSITIVE_INFINITY : 120;
/** The same of greedy players, who take thousands of steps: where there is nothing to gain they walk about. */
const GREEDY_CHECKED = 120;
const GREEDY_EVERY = 40;
/** How often lister, refusal, writing and reading are compared. */
const EVERY = 59;

const listed = new Int32Array(rules.max);

function begun(world: string, seats: number, seed: string): State {
  return unwrap(rules.begin({ world }, seats, seed));
}

function expectSame(state: State): void {
  expectAgreement(state);
  expectRoundTrip(state);
}

/** Plays a match to its end under the referee; returns its actions. */
function refereed(state: State, seed: string, manner: Manner): readonly number[] {
  const [checked, every] = manner === greedy ? [GREEDY_CHECKED, GREEDY_EVERY] : [CHECKED, 10];
  const random = randomFrom(seed);
  const log: number[] = [];
  let referee = new Referee(state);
  let turn = rules.turn(state);
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const action = manner(state, random);
    log.push(action);
    if (log.length > checked && log.length % every > 0) {
      rules.play(state, action);
      continue;
    }
    if (log.length > checked) [referee, turn] = [new Referee(state), rules.turn(state)];
    if (log.length % EVERY === 0) expectSame(state);
    expect(rules.refusal(state, action)).toBeNull();
    expect(rules.action.read(rules.action.write(action, state), state)).toBe(action);
    rules.play(state, action, referee.tell);
    referee.saw(state);
    if (rules.toAct(state) === null) break;
    // G5.3: no position that is told has a single legal action.
    expect(rules.list(state, listed)).toBeGreaterThan(1);
    // Another seat's decision is another turn.
    if (rules.toAct(state) !== seat) expect(rules.turn(state)).toBeGreaterThan(turn);
    turn = rules.turn(state);
  }
  return log;
}

/** A step that meets every world and every number of seats. */
function tables(count: number, worlds: readonly string[]) {
  return Array.from({ length: count }, (_, match) => {
    const world = worlds[(match * 7) % worlds.length] ?? '';
    return { match, world, seats: 2 + ((match + Math.floor(match / worlds.length)) % 3) };
  });
}

function playsOut(match: number, world: string, seats: number, manner: Manner): void {
  const state = begun(world, seats, `match ${match}`);
  const again = rules.clone(state);
  const log = refereed(state, `match ${match}`, manner);
  for (const action of log) rules.play(again, action);
  // As text: comparing the arrays themselves takes longer than playing the match.
  expect(String(again.all)).toBe(String(state.all));
  expect(legal(state)).toEqual([]);
  expect(rules.standing(state).places).toContain(1);
}

describe('matches under a referee', () => {
  test.each([...tables(MATCHES, WORLDS), ...tables(LATER_MATCHES, worldsWith('1', '2', '3', '4'))])(
    'random players, match $match: world $world, $seats seats',
    ({ match, world, seats }) => playsOut(match, world, seats, match % 2 === 0 ? busy : uniform),
    600_000,
  );

  // `npm test` has time for worlds that greedy players end after a few rounds: those with 7 or 9 in role I.
  const greedyTables = IS_LONG
    ? tables(MATCHES, WORLDS)
    : tables(
        3,
        WORLDS.filter((world) => world > '7' && !world.startsWith('8')),
      );
  test.each(greedyTables)(
    'greedy players, match $match: world $world, $seats seats',
    ({ match, world, seats }) => playsOut(match, world, seats, greedy),
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
