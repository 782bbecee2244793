import { SCORINGS } from '../../data/figures';
import type { Size } from '../../rules/state/ids';

/** In `rowCards`: the row is not dealt yet (9.II). */
export const NOT_DEALT = 255;

export function majorityFields({ role, owners }: Size) {
  const first = role[7] === 1;
  return {
    words: {},
    halves: {
      /** In a scoring: what each owner gets, less what it could not pay with pieces. */
      gain: first ? owners : 0,
    },
    bytes: {
      rowCards: first ? SCORINGS : 0,
      /** Scoring cards left in each row. */
      rowScoring: first ? SCORINGS : 0,
      scorings: first ? 1 : 0,
      /** Owners that remove pieces, how many each, and the number of these owners. */
      shrinkOwner: first ? owners : 0,
      shrinkLeft: first ? owners : 0,
      shrinking: first ? 1 : 0,
    },
  };
}
