import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/kit/random';
import { advice } from '../../depot/advice';
import { rules } from '../../depot/rules';
import { EVERY_ACTION } from '../../depot/rules/action';
import type { State } from '../../depot/rules/state';
import { fresh, legal, read, write } from './support/positions';
import { actionsByTheRules, inspect } from './support/referee';

const MATCHES = 40;

/** What random matches came to, so that nobody proves something that never happens. */
const met = { out: 0, negative: 0, shared: 0, forced: 0, single: 0, severalFor: 0, longest: 0 };

function playOut(state: State, seed: string, each: (state: State) => void): readonly number[] {
  const random = randomFrom(seed);
  const log: number[] = [];
  while (rules.toAct(state) !== null) {
    each(state);
    const action = advice.sample(state, random);
    const company = rules.actingFor?.(state);
    const [seat, turn] = [rules.toAct(state), rules.turn(state)];
    rules.play(state, action, (event) => {
      if (event.event === 'out') met.out++;
      if (event.forced === true) met.forced++;
    });
    log.push(action);
    if (company && rules.actingFor?.(state) && rules.toAct(state) === seat) met.severalFor++;
    // A turn has one seat.
    if (rules.turn(state) === turn) expect(rules.toAct(state)).toBe(seat);
    expect(rules.turn(state)).toBeGreaterThanOrEqual(turn);
  }
  return log;
}

describe('random matches', () => {
  test(`${MATCHES} matches pass the referee, and replay to the same position`, () => {
    for (let match = 0; match < MATCHES; match++) {
      const seats = 2 + (match % 5);
      const options = {
        prices: ['246', '625', '342'][match % 3] ?? '246',
        rounds: 1 + (match % 4),
        bank: match % 2 === 0 ? 'strict' : 'patient',
      };
      const state = fresh(seats, options, `match ${match}`);
      const log = playOut(state, `play ${match}`, (now) => {
        const position = write(now);
        inspect(position);
        const listed = legal(now);
        expect(listed).toEqual(actionsByTheRules(position));
        if (listed.length === 1) met.single++;
      });
      met.longest = Math.max(met.longest, log.length);
      const { scores, places } = rules.standing(state);
      if (scores.some((score) => score < 0)) met.negative++;
      if (new Set(places).size < seats) met.shared++;
      const again = fresh(seats, options, `match ${match}`);
      for (const action of log) rules.play(again, action);
      expect(write(again)).toEqual(write(state));
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(2);
  });

  test('lister and refusal agree on every number near an action', () => {
    const state = fresh(4);
    playOut(state, 'agreement', (now) => {
      const listed = new Int32Array(rules.max);
      const actions = [...listed.subarray(0, rules.list(now, listed))];
      for (let attempt = -1; attempt < 2 * Math.max(...EVERY_ACTION); attempt++)
        expect(rules.refusal(now, attempt) === null).toBe(actions.includes(attempt));
    });
    expect(rules.refusal(state, EVERY_ACTION[0] ?? 0)).toEqual({ because: 'over' });
  });

  test('a written position and a packed state read back to the same, and play on the same', () => {
    const state = fresh(5, {}, 'round trip');
    playOut(state, 'round trip', (now) => {
      expect(write(read(write(now)))).toEqual(write(now));
      expect(legal(read(write(now)))).toEqual(legal(now));
      const unpacked = rules.unpack(now.options, now.seats, rules.pack(now));
      expect(unpacked).toEqual(now);
    });
    expect(write(read(write(state)))).toEqual(write(state));
  });

  test('what advice says of actions and chances can be counted with', () => {
    const state = fresh(4, {}, 'advice');
    const listed = new Int32Array(rules.max);
    const into = new Float32Array(rules.max);
    const shares = new Float32Array(4);
    const sums = (now: State) => {
      advice.value(now, shares);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    };
    playOut(state, 'advice', (now) => {
      const count = rules.list(now, listed);
      advice.prior(now, listed, count, into);
      for (const weight of into.subarray(0, count)) expect(weight).toBeGreaterThan(0);
      expect(listed.subarray(0, count)).toContain(advice.rollout(now, randomFrom('rollout')));
      sums(now);
    });
    sums(state);
  });
});
