import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/age-of-steam/rules';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import { fingerprint } from '../../../src/kit/fingerprint';
import { randomFrom } from '../../../src/kit/random';
import { unwrap } from '../../../src/kit/result';
import type { GameEvent } from '../../../src/kit/rules';
import { expectAgreement } from './support/agreement';
import { fresh, legal, read, write } from './support/positions';
import { Referee } from './support/referee';
import { rich, thrifty, uniform } from './support/walk';

/** More with `MATCHES=500`. */
const MATCHES = Number(process.env.MATCHES ?? 9);

/** After so many actions each the lister is held against the refusal: every number is tried, so not after all. */
const AGREEMENT = 101;

const SEATS = [3, 4, 5, 6];

const EVENTS = [
  ...['abandon', 'bid', 'build', 'claim', 'deliver', 'dice', 'done', 'draw', 'drop', 'engine'],
  ...['expenses', 'first', 'go', 'grow', 'income', 'issue', 'link', 'order', 'out', 'over', 'pass'],
  ...['place', 'reduction', 'select', 'ship', 'turn', 'urbanize'],
];

/** Matches of every number of seats: long ones, short ones, and such as fill the board. */
function begun(match: number): { state: State; manner: typeof uniform } {
  const seats = SEATS[match % SEATS.length] ?? 3;
  const seed = `match ${match}`;
  if (match % 3 === 0) return { state: rich(seats, seed), manner: thrifty };
  return { state: fresh(seats, seed), manner: match % 3 === 1 ? thrifty : uniform };
}

/**
 * The windows that reading does not find again as they were; left out: the generator, the count of turns, and
 * in which order tiles were built.
 */
function lost(state: State): string[] {
  const { random, turns, built, builtEdges, all, options, ...rest } = state;
  const again = read(write(state));
  return Object.entries(rest).flatMap(([name, window]) => {
    const found = String(again[name as keyof typeof rest]);
    return found === String(window) ? [] : `${name}: ${found} instead of ${String(window)}`;
  });
}

describe('random matches', () => {
  test(`${MATCHES} whole matches pass the referee, are written and read at every step, and replay`, () => {
    const random = randomFrom('referee');
    let longest = 0;
    const told = new Set<string>();
    for (let match = 0; match < MATCHES; match++) {
      const { state, manner } = begun(match);
      const referee = new Referee(state);
      const log: number[] = [];
      const again = rules.clone(state);
      let turn = rules.turn(state);
      while (rules.toAct(state) !== null) {
        const action = manner(state, random);
        const seat = rules.toAct(state);
        const written = rules.action.write(action, state);
        expect(rules.action.read(written, state)).toBe(action);
        expect(rules.refusal(state, action)).toBeNull();
        const events: GameEvent[] = [];
        rules.play(state, action, (event) => events.push(event));
        referee.saw(written, events, state);
        for (const { event } of events) told.add(event);
        expect(lost(state)).toEqual([]);
        // Another seat's decision is another turn.
        if (rules.toAct(state) !== seat) expect(rules.turn(state)).toBeGreaterThan(turn);
        turn = rules.turn(state);
        log.push(action);
        if (log.length % AGREEMENT === 0) expectAgreement(state);
      }
      longest = Math.max(longest, log.length);
      for (const action of log) rules.play(again, action);
      // As text: comparing the arrays themselves takes longer than playing the match.
      expect(String(again.all)).toBe(String(state.all));
      expect(legal(state)).toEqual([]);
    }
    // Everything there is to tell (14) but the setup, and `stand`, which is too rare to wait for.
    told.delete('stand');
    expect([...told].sort()).toEqual(EVENTS);
    expect(longest).toBeGreaterThan(200);
    expect(longest).toBeLessThan(2000);
  }, 3_600_000);

  test('the same seed gives the same match, another one another', () => {
    const mark = (seed: string) => fingerprint(rules.position.write(fresh(5, seed)));
    expect(mark('a')).toBe(mark('a'));
    expect(mark('a')).not.toBe(mark('b'));
  });

  test('a packed state is the state, and a copy is its own', () => {
    const state = fresh(6);
    const random = randomFrom('packed');
    for (let step = 0; step < 60; step++) rules.play(state, thrifty(state, random));
    const unpacked = rules.unpack(rules.options(state), 6, rules.pack(state));
    expect(String(unpacked.all)).toBe(String(state.all));
    const copy = rules.clone(state);
    rules.play(copy, thrifty(copy, random));
    expect(write(copy)).not.toEqual(write(unpacked));
    rules.copy(copy, state);
    expect(write(copy)).toEqual(write(unpacked));
  });

  test('15: what a seat cannot know is the generator alone', () => {
    const state = fresh();
    const imagined = rules.clone(state);
    rules.determinize(imagined, 0, randomFrom('dream'));
    expect(rules.position.write(imagined)).toEqual(rules.position.write(state));
    expect(imagined.random).not.toEqual(state.random);
    expect(rules.draws(imagined)).toBe(rules.draws(state));
  });

  test('14: a program that hears the events alone knows what chance did at setup', () => {
    const events: GameEvent[] = [];
    const tell = (event: GameEvent) => events.push(event);
    const position = write(unwrap(rules.begin({ board: 'rust-belt' }, 4, 'told', tell)));
    expect(events.slice(0, 2)).toEqual([
      { event: 'order', order: position.order },
      { event: 'display', display: position.display },
    ]);
    const told = events.slice(2).map(({ city, cubes }) => [city, cubes]);
    expect(told.slice(0, 3).map(([city]) => city)).toEqual(['pittsburgh', 'wheeling', 'chicago']);
    expect(Object.fromEntries(told)).toEqual(position.cubes);
  });
});
