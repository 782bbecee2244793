import type { Seat } from '../../../kit/rules';
import { bare, inPhase, ofWord, type RailroadsKind } from './kind';
import { packPay } from './pay';
import { act, canFinish, finishRefusal, place, spaceRefusal, wrongPay } from './space-use';
import { isForOneWorker, isThere, SPACES_WITH, takenBy, toldSpace } from './spaces';
import { CLAIMS, SEAT, type State } from './state';
import { SPACE_IDS } from './tables';
import { beginResolve, endTurn } from './turn-end';

/** Leaves the worker of a claim on its place (12.3). */
export const stay = {
  ...inPhase(CLAIMS),
  ...bare,
  do: 'stay',
  refusal: () => null,
  play(state, _, emit) {
    const seat = state.now[SEAT];
    endClaim(state, seat);
    emit?.({ event: 'stay', seat }, state);
    endTurn(state, CLAIMS, emit);
  },
} as const satisfies RailroadsKind;

/** Moves the worker of a claim to a space, for which it pays by itself (12.3). The args are the space. */
export const move = {
  ...inPhase(CLAIMS),
  ...ofWord('space', SPACE_IDS),
  do: 'move',
  refusal(state, space) {
    const seat = state.now[SEAT];
    const refusal = spaceRefusal(state, seat, space);
    if (refusal) return refusal;
    return isForOneWorker(state, space)
      ? finishRefusal(state, seat, space)
      : wrongPay(state, space);
  },
  list(state, into, at) {
    const seat = state.now[SEAT];
    let next = at;
    for (const space of SPACES_WITH[state.seats]) {
      if (takenBy(state, space) > 0 || !isThere(state, seat, space)) continue;
      if (isForOneWorker(state, space) && canFinish(state, seat, space)) into[next++] = space;
    }
    return next;
  },
  play(state, space, emit) {
    const seat = state.now[SEAT];
    const black = endClaim(state, seat);
    place(state, seat, space, packPay(1 - black, black, 0));
    emit?.({ event: 'move', seat, ...toldSpace(state, space) }, state);
    beginResolve(state, CLAIMS);
    act(state, seat, space, black, emit);
  },
} as const satisfies RailroadsKind;

/** The claim that is asked has been decided; 1 where its worker is the black one. */
function endClaim({ claim, claimBlack }: State, seat: Seat): number {
  const at = claim[1] === 1 + seat ? 1 : 0;
  const black = claimBlack[at];
  claim[at] = 0;
  claimBlack[at] = 0;
  return black;
}
