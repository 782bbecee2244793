import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/504/advice';
import { rules } from '../../../../src/games/504/rules';
import { randomFrom } from '../../../../src/kit/random';
import { sharesOfWin } from '../../../../src/kit/standing';
import { amount } from '../../../support/circle';
import { bytesOf } from '../../contract/states';
import { begun } from '../support/begun';
import { busy } from '../support/walk';
import { ALL_WORLDS, THESE_WORLDS } from '../support/worlds';

const listed = new Int32Array(rules.max);
const weights = new Float32Array(rules.max);
const DECISIONS = amount({ test: 100, long: 200 });

test.each(THESE_WORLDS)('%s: weights and shares are sound, and nothing changes', (world) => {
  const at = ALL_WORLDS.indexOf(world);
  const state = begun(world, 2 + (at % 3), 'sound');
  const shares = new Float32Array(state.seats);
  const look = () => {
    const before = bytesOf(rules, state);
    advice.value(state, shares);
    for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
    if (rules.toAct(state) === null) {
      expect([...shares]).toEqual([...sharesOfWin(rules.standing(state))].map(Math.fround));
    } else {
      const count = rules.list(state, listed);
      weights.fill(-1);
      advice.prior(state, listed, count, weights);
      for (const weight of weights.subarray(0, count))
        expect(weight >= 0 && weight <= 1000).toBe(true);
      expect(Math.max(...weights.subarray(0, count))).toBeGreaterThan(0);
      expect(weights[count]).toBe(-1);
    }
    expect(before.equals(rules.pack(state))).toBe(true);
  };
  const manner = at % 2 === 0 ? busy : advice.rollout;
  const random = randomFrom(world);
  for (let ply = 0; ply < DECISIONS && rules.toAct(state) !== null; ply++) {
    if (ply % 23 === 0) look();
    const action = manner(state, random);
    const refused = rules.refusal(state, action);
    if (refused) throw new Error(`${action} is refused: ${refused.because}`);
    rules.play(state, action);
  }
  look();
});
