import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import { fingerprint } from '../../../src/kit/fingerprint';
import { randomFrom } from '../../../src/kit/random';
import { fresh, legal, write } from './support/positions';
import { refereed } from './support/refereed';
import { builder, eager, late, type Manner, rich, uniform } from './support/walk';

/** More with `MATCHES=500`; the lister is then asked at every position, not at some. */
const MATCHES = Number(process.env.MATCHES ?? 9);
const EVERY = MATCHES > 100 ? 1 : 17;

/** Everything there is to tell (16) after the setup. */
const EVENTS = [
  ...['start', 'use', 'pass', 'step', 'unlock', 'award', 'industry', 'trigger', 'take', 'put'],
  ...['flip', 'factory', 'points', 'roubles', 'doublers', 'temps', 'hire', 'key', 'token', 'card'],
  ...['prize', 'again', 'guest', 'lapse', 'skip', 'done', 'bonus', 'move', 'stay', 'order'],
  ...['score', 'round', 'final', 'over'],
];

const MANNERS: readonly Manner[] = [builder, eager, uniform];

/** Matches of every number of seats, in several manners, some of them rich or late. */
function begun(match: number): { state: State; manner: Manner } {
  const seats = 2 + (match % 3);
  const seed = `match ${match}`;
  const manner = MANNERS[Math.floor(match / 3) % MANNERS.length] ?? uniform;
  const begin = match % 4 < 2 ? fresh : match % 4 === 2 ? rich : late;
  return { state: begin(seats, seed), manner };
}

describe('random matches', () => {
  test(`${MATCHES} whole matches pass the referee, are written and read at every step, and replay`, () => {
    const random = randomFrom('referee');
    const told = new Set<string>();
    let longest = 0;
    let most = 0;
    for (let match = 0; match < MATCHES; match++) {
      const { state, manner } = begun(match);
      const again = rules.clone(state);
      const { log, events, widest } = refereed(state, manner, random, EVERY);
      most = Math.max(most, widest);
      for (const event of events) told.add(event);
      longest = Math.max(longest, log.length);
      for (const action of log) rules.play(again, action);
      // As text: comparing the arrays themselves takes longer than playing the match.
      expect(String(again.all)).toBe(String(state.all));
      expect(legal(state)).toEqual([]);
    }
    expect([...told].sort()).toEqual([...EVENTS].sort());
    expect(longest).toBeGreaterThan(200);
    expect(longest).toBeLessThan(2000);
    // 15: no position has more than 256 legal actions.
    expect(most).toBeLessThanOrEqual(256);
  }, 3_600_000);

  test('the same seed gives the same match, another one another', () => {
    const mark = (seed: string) => fingerprint(rules.position.write(fresh(4, seed)));
    expect(mark('a')).toBe(mark('a'));
    expect(mark('a')).not.toBe(mark('b'));
  });

  test('a packed state is the state, and a copy is its own', () => {
    const state = fresh(3);
    const random = randomFrom('packed');
    for (let step = 0; step < 60; step++) rules.play(state, eager(state, random));
    const unpacked = rules.unpack(rules.options(state), 3, rules.pack(state));
    expect(String(unpacked.all)).toBe(String(state.all));
    const copy = rules.clone(state);
    rules.play(copy, eager(copy, random));
    expect(write(copy)).not.toEqual(write(unpacked));
    rules.copy(copy, state);
    expect(String(copy.all)).toBe(String(state.all));
  });
});
