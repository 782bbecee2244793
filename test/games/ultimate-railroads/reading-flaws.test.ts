import { describe, expect, test } from 'vitest';
import { FLAWED_TABLE, FLAWED_TURN } from './support/flawed';
import { flawOf } from './support/positions';

describe('written form', () => {
  test.each([...FLAWED_TABLE, ...FLAWED_TURN])(
    '15: a loader refuses $what',
    ({ position, problem, at }) => {
      expect(flawOf(position)).toMatchObject({ problem, at });
    },
  );
});
