import type { JsonObject } from '../../../../kit/json';
import { PHASE } from '../base/fields';
import type { Writing } from '../parts';
import type { State } from '../state';
import { NOT_DEALT } from './fields';
import { SHRINK_PHASE, vpPerPiece } from './shrink';

/** Of role I. */
export const writing: Writing<State> = {
  position(state): JsonObject {
    const { rowCards, rowScoring, scorings, now } = state;
    return {
      rows: Array.from(rowCards, (cards, row) => ({
        cards: cards === NOT_DEALT ? null : cards,
        scoring: rowScoring[row],
      })),
      scorings: scorings[0],
      ...(now[PHASE] === SHRINK_PHASE && { shrink: writeShrink(state) }),
    };
  },
};

function writeShrink(state: State): JsonObject {
  const { shrinkOwner, shrinkLeft, shrinking, gain } = state;
  const queue = Array.from(shrinkOwner.subarray(0, shrinking[0]), (owner, at) => ({
    owner,
    left: shrinkLeft[at],
  }));
  return { queue, each: vpPerPiece(state), gain: Array.from(gain) };
}
