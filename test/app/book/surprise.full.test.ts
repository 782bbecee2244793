import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newsOf, surprise } from '../../../src/app/book/surprise';
import { below, randomFrom } from '../../../src/kit/random';
import { type ComposedSetting, composedValues } from '../../../src/kit/setups';
import { amount } from '../../support/circle';

const values = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const world = (blocked: readonly string[]): ComposedSetting => ({
  ...{ kind: 'composed', key: 'world', parts: 3, values, distinct: true, usual: '685' },
  blocked,
});
const all = composedValues(world([]));

/** The results of `count` draws, each from the same present value. */
function draws(setting: ComposedSetting, seen: readonly string[], count = 400): readonly string[] {
  const random = randomFrom('a shake');
  const drawOne = () => surprise(setting, seen, '685', (n) => below(random, n));
  return Array.from({ length: count }, drawOne);
}
const share = (drawn: readonly string[], holds: (value: string) => boolean) =>
  drawn.filter(holds).length / drawn.length;

describe('a surprise', () => {
  test('is never blocked, and never the present value, whatever has been played', () => {
    fc.assert(
      fc.property(
        fc.subarray(values, { maxLength: 6 }),
        fc.array(fc.constantFrom(...all)),
        fc.constantFrom(...all),
        fc.string(),
        (blocked, seen, present, seed) => {
          const random = randomFrom(seed);
          const drawn = surprise(world(blocked), seen, present, (n) => below(random, n));
          const open = composedValues(world(blocked));
          if (open.some((value) => value !== present)) {
            expect(open).toContain(drawn);
            expect(drawn).not.toBe(present);
          } else expect(drawn).toBe(present);
        },
      ),
    );
  });

  test('has not been played, as long as anything has not', () => {
    const seen = all.filter((value) => value !== '943' && value !== '251');
    expect(new Set(draws(world([]), seen))).toEqual(new Set(['943', '251']));
  });

  test('is what was played least often when everything was', () => {
    const seen = [...all, ...all.filter((value) => value !== '567' && value !== '798')];
    expect(new Set(draws(world([]), seen))).toEqual(new Set(['567', '798']));
  });

  test('prefers parts that are new to parts that are known', () => {
    // Four modules are known, each in every role.
    const seen = composedValues(world(['1', '2', '3', '4', '9']));
    const isNew = (value: string) => /^[12349]{3}$/.test(value);
    const drawn = draws(world([]), seen);
    expect(share(drawn, isNew)).toBeGreaterThan(2 * share(all, isNew));
  });

  test('prefers known parts in a new place to what was there before', () => {
    const setting = world(['4', '5', '6', '7', '8', '9']);
    // 1, 2 and 3 are known, and 1 always came first.
    const seen = ['123', '132'];
    const drawn = draws(setting, seen);
    expect(share(drawn, (value) => value.startsWith('1'))).toBe(0);
    expect(new Set(drawn).size).toBe(4);
  });

  test('may be anything while nothing was played', () => {
    const drawn = new Set(draws(world([]), [], amount({ test: 6_000, long: 20_000 })));
    expect(drawn.size).toBe(all.length - 1);
  });
});

test('what is new in a value are its parts that nobody has played, and else the value', () => {
  expect(newsOf('685', ['567', '785'])).toEqual({ parts: [], times: 0 });
  expect(newsOf('694', ['567', '785'])).toEqual({ parts: ['9', '4'], times: 0 });
  expect(newsOf('567', ['567', '567'])).toEqual({ parts: [], times: 2 });
});
