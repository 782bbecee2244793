import { expect, test } from 'vitest';
import { rules } from '../../depot/rules';
import type { State } from '../../depot/rules/state';
import { fresh, working } from './support/positions';

/** How many sequences of `depth` legal actions begin here. */
function perft(state: State, depth: number): number {
  const packed = new Int32Array(rules.max);
  const count = rules.list(state, packed);
  if (depth === 1) return count;
  let sequences = 0;
  const next = rules.clone(state);
  for (const action of packed.subarray(0, count)) {
    rules.copy(next, state);
    rules.play(next, action);
    sequences += perft(next, depth - 1);
  }
  return sequences;
}

const counts = (state: State) => [1, 2, 3, 4].map((depth) => perft(state, depth));

test('bids of three, argued by hand', () => {
  // A pass or one of 5 bids; after a pass again 6; after a bid of n a pass or one of 5 − n.
  expect(counts(fresh(3)).slice(0, 2)).toEqual([6, 6 + (1 + 4) + (1 + 3) + (1 + 2) + (1 + 1) + 1]);
});

test('golden counts', () => {
  expect(counts(fresh(2))).toEqual([6, 21, 88, 511]);
  expect(counts(fresh(6))).toEqual([6, 21, 56, 126]);
  expect(counts(working())).toEqual([6, 38, 249, 1143]);
});
