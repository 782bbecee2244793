import { expect, test } from 'vitest';
import type { State } from '../../depot/rules/state';
import { fresh, sequences, working } from './support/positions';

const counts = (state: State) => [1, 2, 3, 4].map((depth) => sequences(state, depth));

test('bids of three, argued by hand', () => {
  // A pass or one of 5 bids; after a pass again 6; after a bid of n a pass or one of 5 − n.
  expect(counts(fresh(3)).slice(0, 2)).toEqual([6, 6 + (1 + 4) + (1 + 3) + (1 + 2) + (1 + 1) + 1]);
});

test('golden counts', () => {
  expect(counts(fresh(2))).toEqual([6, 21, 88, 511]);
  expect(counts(fresh(6))).toEqual([6, 21, 56, 126]);
  expect(counts(working())).toEqual([6, 38, 249, 1143]);
});
