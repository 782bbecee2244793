import { describe, expect, test } from 'vitest';
import { at, legal, sequences } from './support/positions';

describe('golden counts', () => {
  test('the first turn with 4 seats: 31 actions, argued by hand', () => {
    // 5 workers, 1 rouble. What costs 1 or 2 workers is paid with or without the rouble: black-1 and -2, bottom,
    // build-1 and -2, the three of industry, doubler, money, temps, light-1 (engineer 7): 12 × 2; build-3 too: 26.
    // any, hire and light-2 (engineer 5) cost the rouble: 29. place-2 takes the worker alone: 30; place-1 is one's own.
    // Gray and the rest are not owned. And pass: 31.
    expect(legal(at('four'))).toHaveLength(31);
    expect(legal(at('three'))).toHaveLength(31);
  });

  test('the first turn with 2 seats: 26 actions, argued by hand', () => {
    // 6 workers, 2 roubles: black-2 and industry-2 are paid in 3 ways, build-3 in 3 (at most 2 roubles): 9. bottom,
    // build-1, industry-1, doubler, money, light-1 in 2: 21. any with 1 or 2 roubles: 23. hire, place-1, pass: 26.
    expect(legal(at('two'))).toHaveLength(26);
  });

  test('two actions with 2 seats: 256, argued by hand', () => {
    // After pass 26. Steps: black-2 3 × 3 lines, any 2 × 3, bottom 2 × 3: 21. Tiles: build-1 2 × 2, build-3 3 × 2: 10.
    // The marker: 2 + 3. The other seat has its 26 without what was taken: doubler, money and light-1 2 × 24 each: 144;
    // without hire 25, without place-1 25. 26 + 21 + 10 + 5 + 144 + 50 = 256.
    expect(sequences(at('two'), 2)).toBe(256);
  });

  test('two actions with 3 or 4 seats: 372, argued by hand', () => {
    // After pass 31. Steps: black-1, black-2 and bottom 2 × 3 each, any 3, light-2 3 (gray waits for black): 24.
    // Tiles: three times 2 × 2: 12. The marker: 2 + 2, and industry-3 2 × (1 + 3): 12. Doubler, money, temps and
    // light-1 2 × 29 each: 232. Hire 30. After place-2 the second seat has its 31: place-1 in place of place-2.
    // 31 + 24 + 12 + 12 + 232 + 30 + 31 = 372.
    expect(sequences(at('four'), 2)).toBe(372);
    expect(sequences(at('three'), 2)).toBe(372);
  });

  test.each([
    ['two', 2124],
    ['three', 3982],
    ['four', 3982],
  ] as const)('three actions with %s seats: %i', (base, count) => {
    expect(sequences(at(base), 3)).toBe(count);
  });
});
