import type { Emit } from '../../../../../kit/rules';
import { MISSED_VP, SCORINGS, VP_PER_PIECE } from '../../../data/figures';
import { end, nextOwner, phaseFour } from '../../../rules/base/flow';
import { scoreVp } from '../../../rules/base/pieces';
import { AT, IN, PHASE } from '../../../rules/state/fields';
import { codeOf, type Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { countAll } from './leads';
import { canRemove } from './removable';
import { scoreMajorities } from './scoring';

export const SHRINK_PHASE = codeOf(7, 0);

function isOfTwo({ world, seats }: State): boolean {
  return !world.company && seats === 2;
}

/** M7.9: the VP for which a piece goes. */
export function vpPerPiece(state: State): number {
  return isOfTwo(state) ? VP_PER_PIECE.two : VP_PER_PIECE.more;
}

/** A scoring: what it brings waits in `gain` until the pieces are gone. */
export function beginShrink(state: State, emit?: Emit<State>): void {
  const { gain, shrinkOwner, shrinkLeft, shrinking } = state;
  state.scorings[0]++;
  scoreMajorities(countAll(state), state.owners, !isOfTwo(state), gain);
  const each = vpPerPiece(state);
  shrinking[0] = 0;
  for (const owner of byGain(state)) {
    if (gain[owner] < each) continue;
    shrinkOwner[shrinking[0]] = owner;
    shrinkLeft[shrinking[0]++] = Math.floor(gain[owner] / each);
  }
  state.now[PHASE] = SHRINK_PHASE;
  state.turns[0]++;
  goOnShrinking(state, emit);
}

/** The owners of this round, the most gain first, ties in order. */
function byGain({ order, now, gain }: State): readonly Owner[] {
  return Array.from(order.subarray(0, now[IN])).sort((a, b) => gain[b] - gain[a]);
}

/** The next piece, or where none is left the VP. */
export function goOnShrinking(state: State, emit?: Emit<State>): void {
  const { gain, shrinkOwner, shrinkLeft, shrinking } = state;
  while (shrinking[0] > 0) {
    const owner = shrinkOwner[0];
    if (shrinkLeft[0] > 0 && canRemove(state, owner)) return;
    // A piece that cannot go costs its VP.
    gain[owner] -= shrinkLeft[0] * vpPerPiece(state);
    shrinkOwner.copyWithin(0, 1);
    shrinkLeft.copyWithin(0, 1);
    shrinking[0]--;
    state.turns[0]++;
  }
  countVp(state, emit);
}

function countVp(state: State, emit?: Emit<State>): void {
  const { gain, now, order } = state;
  for (const owner of byGain(state)) scoreVp(state, owner, gain[owner], 'scoring', emit);
  gain.fill(0);
  state.shrinkOwner.fill(0);
  state.shrinkLeft.fill(0);
  const hasCardOfNobody = now[AT] >= now[IN];
  if (state.scorings[0] < SCORINGS) {
    if (hasCardOfNobody) phaseFour(state, emit);
    else nextOwner(state, emit);
    return;
  }
  // M7.10: who has not had a turn in this round is made up for it.
  for (let at = now[AT] + 1; at < now[IN]; at++)
    scoreVp(state, order[at], MISSED_VP, 'missed', emit);
  end(state, emit);
}
