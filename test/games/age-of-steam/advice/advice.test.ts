import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/age-of-steam/advice';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { randomFrom } from '../../../../src/kit/random';
import { sharesOfWin } from '../../../../src/kit/standing';
import { begun, looking, play, playWell } from './matches';

const SEATS = [3, 4, 5, 6];
const listed = new Int32Array(rules.max);
const weights = new Float32Array(rules.max);
const shares = new Float32Array(6);

test('sample draws every listed action, and nothing else', () => {
  const random = randomFrom('sample');
  for (const seats of SEATS) {
    let ply = 0;
    play(seats, `sample ${seats}`, (state) => {
      if (ply++ % 7 > 0) return;
      const count = rules.list(state, listed);
      if (count > 12) return;
      const drawn = new Map<number, number>();
      for (let i = 0; i < 60 * count; i++) {
        const action = looking(state, () => advice.sample(state, random));
        drawn.set(action, (drawn.get(action) ?? 0) + 1);
      }
      expect([...drawn.keys()].sort()).toEqual([...listed.subarray(0, count)].sort());
      let chiSquare = 0;
      for (const times of drawn.values()) chiSquare += (times - 60) ** 2 / 60;
      // Six standard deviations above its mean.
      expect(chiSquare).toBeLessThan(count - 1 + 6 * Math.sqrt(2 * count));
    });
  }
});

test('sampled actions of long lists are legal', () => {
  const random = randomFrom('legal');
  play(4, 'legal', (state) => {
    for (let i = 0; i < 3; i++) {
      const action = advice.sample(state, random);
      if (rules.refusal(state, action)) throw new Error(`${action} is not legal`);
    }
  });
});

test('every listed action has a weight above 0, at most 1', () => {
  for (const seats of SEATS) {
    for (const walk of [play, playWell]) {
      walk(seats, `weigh ${seats}`, (state) => {
        const count = rules.list(state, listed);
        weights.fill(-1);
        looking(state, () => advice.prior(state, listed, count, weights));
        const wrong = weights
          .subarray(0, count)
          .findIndex((weight) => !(weight > 0 && weight <= 1));
        if (wrong >= 0 || weights[count] !== -1) throw new Error(`weight ${wrong} of ${count}`);
      });
    }
  }
}, 60_000);

test('rollouts play legal actions to the end', () => {
  const random = randomFrom('rollout');
  for (const seats of SEATS) {
    const state = begun(seats, `rollout ${seats}`);
    while (rules.toAct(state) !== null) {
      const action = looking(state, () => advice.rollout(state, random));
      if (rules.refusal(state, action)) throw new Error(`${action} is not legal`);
      rules.play(state, action);
    }
  }
});

test('shares of the win add up to 1, and are the true ones at the end', () => {
  for (const seats of SEATS) {
    for (const walk of [play, playWell]) {
      for (let match = 0; match < 3; match++) {
        const over = walk(seats, `shares ${match}`, (state) => {
          looking(state, () => advice.value(state, shares));
          const held = [...shares.subarray(0, seats)];
          const sum = held.reduce((total, share) => total + share, 0);
          if (!(Math.abs(sum - 1) < 1e-5 && held.every((share) => share >= 0)))
            throw new Error(`${held}`);
        });
        advice.value(over, shares);
        const won = [...sharesOfWin(rules.standing(over))];
        won.forEach((share, seat) => {
          expect(shares[seat]).toBeCloseTo(share, 6);
        });
      }
    }
  }
}, 60_000);

test('the value does not depend on the positions looked at before', () => {
  const seen: { readonly packed: Uint8Array; readonly value: number[] }[] = [];
  const value = (packed: Uint8Array) => {
    advice.value(rules.unpack({ board: 'rust-belt' }, 4, packed), shares);
    return [...shares.subarray(0, 4)];
  };
  playWell(4, 'before', (state) => {
    const packed = rules.pack(state);
    seen.push({ packed, value: value(packed) });
  });
  for (const { packed, value: before } of seen.reverse()) expect(value(packed)).toEqual(before);
});
