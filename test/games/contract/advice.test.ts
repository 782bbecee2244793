import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/kit/random';
import type { Action } from '../../../src/kit/rules';
import { sharesOfWin } from '../../../src/kit/standing';
import { amount } from '../../support/circle';
import { games } from './games';
import { bytesOf, legalIn } from './states';

const EVERY = 9;
const MOST = 400;
/** The number of random matches that are played by advice instead. */
const TABLES = amount({ quick: 4, test: 12, long: 224 });

const advised = games.flatMap((game) => (game.advice ? [{ ...game, advice: game.advice }] : []));

describe.each(advised)('$id: advice', ({ rules, advice, subject }) => {
  const tables = subject.tables.slice(0, TABLES);

  /** Asks without changing the state. */
  function asking<Said>(state: object, ask: () => Said): Said {
    const before = bytesOf(rules, state);
    const said = ask();
    if (!before.equals(rules.pack(state))) throw new Error('advice has changed the state');
    return said;
  }

  function sharesIn(state: object): readonly number[] {
    const shares = new Float32Array(rules.standing(state).scores.length);
    asking(state, () => advice.value(state, shares));
    return [...shares];
  }

  /** The weights of some actions, and the figure in the array behind them, which has to stay. */
  function weightsOf(state: object, actions: readonly Action[]) {
    const weights = new Float32Array(actions.length + 1).fill(-1);
    const listed = Int32Array.from(actions);
    asking(state, () => advice.prior(state, listed, actions.length, weights));
    return { weights: weights.subarray(0, -1), behind: weights.at(-1) };
  }

  test.each(tables)(
    '$name: weights and shares are sound, and rollouts play to the end',
    (table) => {
      const state = table.begin();
      const random = randomFrom(`advice ${table.name}`);
      for (let at = 0; rules.toAct(state) !== null; at++) {
        if (at % EVERY === 0 && at < MOST) {
          const { weights, behind } = weightsOf(state, legalIn(rules, state));
          const least = Math.min(...weights);
          expect(least).toBeGreaterThanOrEqual(0);
          if (subject.weighsAll) expect(least).toBeGreaterThan(0);
          expect(Math.max(...weights)).toBeGreaterThan(0);
          expect(Math.max(...weights)).toBeLessThan(1e4);
          expect(behind).toBe(-1);
          const shares = sharesIn(state);
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
          expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 4);
        }
        const action = asking(state, () => advice.rollout(state, random));
        if (rules.refusal(state, action)) throw new Error(`${action} is not legal`);
        rules.play(state, action);
      }
      expect(sharesIn(state)).toEqual(sharesOfWin(rules.standing(state)).map(Math.fround));
    },
  );

  test('any action of a list is drawn alike, and nothing else', () => {
    const random = randomFrom('sample');
    let compared = 0;
    for (const table of tables) {
      const state = table.begin();
      for (let at = 0; at < 100 && rules.toAct(state) !== null; at++) {
        const listed = legalIn(rules, state);
        if (at % 11 === 0 && listed.length <= 40) {
          const drawn = new Map(listed.map((action) => [action, 0]));
          for (let draw = 0; draw < 60 * listed.length; draw++) {
            const action = advice.sample(state, random);
            const times = drawn.get(action);
            if (times === undefined) throw new Error(`${action} is not legal`);
            drawn.set(action, times + 1);
          }
          const square = [...drawn.values()].reduce((sum, n) => sum + (n - 60) ** 2 / 60, 0);
          // Six standard deviations above its mean.
          expect(square).toBeLessThanOrEqual(listed.length - 1 + 6 * Math.sqrt(2 * listed.length));
          compared++;
        }
        const action = advice.sample(state, random);
        if (rules.refusal(state, action)) throw new Error(`${action} is not legal`);
        rules.play(state, action);
      }
    }
    expect(compared).toBeGreaterThan(8);
  });
});
