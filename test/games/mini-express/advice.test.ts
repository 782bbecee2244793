import { expect, test } from 'vitest';
import { advice } from '../../../src/games/mini-express/advice';
import { rules } from '../../../src/games/mini-express/rules';
import type { State } from '../../../src/games/mini-express/rules/state';
import { randomFrom } from '../../../src/kit/random';
import { COMBINATIONS } from './support/combinations';
import { begunAs, walk } from './support/walk';

const shares = new Float32Array(5);
const listed = new Int32Array(rules.max);
const weights = new Float32Array(rules.max);

/** Does something that must not change the state. */
function looking<Seen>(state: State, look: () => Seen): Seen {
  const before = Buffer.from(state.all.slice());
  const seen = look();
  if (!before.equals(state.all)) throw new Error('the state has changed');
  return seen;
}

test('shares of the win add up to 1 in every set-up, and at the end the winner has all', () => {
  for (const combination of COMBINATIONS) {
    const state = begunAs(combination, 'shares');
    walk(state, 'shares', (position) => {
      looking(position, () => advice.value(position, shares));
      const held = Array.from(shares.subarray(0, state.holders));
      const sum = held.reduce((total, share) => total + share, 0);
      if (!(Math.abs(sum - 1) < 1e-5 && held.every((share) => share >= 0))) {
        throw new Error(`${held}`);
      }
    });
    advice.value(state, shares);
    const winner = rules.standing(state).ranking?.[0];
    expect(Array.from(shares.subarray(0, state.holders))).toEqual(
      Array.from({ length: state.holders }, (_, holder) => (holder === winner ? 1 : 0)),
    );
  }
}, 60_000);

test('every listed action has a weight above 0', () => {
  for (const combination of COMBINATIONS) {
    walk(begunAs(combination, 'weigh'), 'weigh', (position) => {
      const count = rules.list(position, listed);
      weights.fill(-1);
      looking(position, () => advice.prior(position, listed, count, weights));
      const wrong = weights.subarray(0, count).findIndex((weight) => !(weight > 0 && weight <= 1));
      if (wrong >= 0 || weights[count] !== -1) throw new Error(`weight ${wrong} of ${count}`);
    });
  }
}, 60_000);

test('the actions of rollouts are legal', () => {
  const random = randomFrom('sketch');
  for (const combination of COMBINATIONS) {
    const state = begunAs(combination, 'sketch');
    while (rules.toAct(state) !== null) {
      const action = looking(state, () => advice.rollout(state, random));
      if (rules.refusal(state, action)) throw new Error(`${action} is not legal`);
      rules.play(state, action);
    }
  }
}, 60_000);
