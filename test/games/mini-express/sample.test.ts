import { expect, test } from 'vitest';
import { sample } from '../../../src/games/mini-express/advice/sample';
import { rules } from '../../../src/games/mini-express/rules';
import { randomFrom } from '../../../src/kit/random';
import { STANDARD } from './support/combinations';
import { drafted, edited } from './support/positions';

test.each([
  { ...STANDARD },
  { ...STANDARD, purple: true },
  { ...STANDARD, board: 'usa', spike: true },
  { ...STANDARD, board: 'europe', harbors: true },
  { ...STANDARD, board: 'europe', harbors: true, purple: true },
  { ...STANDARD, mode: 'duel-expert', seats: 2 },
])(
  'sample draws every listed action, each as often as the others: %j',
  ({ seats, purple = false, ...options }: typeof STANDARD & { readonly purple?: boolean }) => {
    const random = randomFrom('uniform');
    const midway = drafted(seats, { ...options }, 'uniform');
    for (let ply = 0; ply < 9; ply++) rules.play(midway, sample(midway, random));
    const state = edited(midway, ({ demand }) => {
      // If every tile has purple, every build has choices.
      if (purple) for (const tile of Object.values(demand)) tile[1] = 'purple';
    });
    const packed = new Int32Array(rules.max);
    const listed = packed.slice(0, rules.list(state, packed));
    const drawn = new Map<number, number>();
    const each = 400;
    for (let i = 0; i < each * listed.length; i++) {
      const action = sample(state, random);
      drawn.set(action, (drawn.get(action) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual([...listed].sort());
    // 400 ± 6 standard deviations. The generator is seeded, so the result is always the same.
    for (const count of drawn.values()) expect(Math.abs(count - each)).toBeLessThan(120);
  },
);
