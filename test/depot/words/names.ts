import type { Seat } from '../../../src/kit/rules';
import type { GoodId } from '../data/goods';

/** The names that the sentences of a match need. */
export interface Names {
  readonly seat: (seat: Seat) => string;
  readonly good: (id: GoodId) => string;
}
