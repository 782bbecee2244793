import { DRIVE_COST } from '../../data/figures';
import { UNKNOWN } from '../base/args';
import { isStep } from '../base/steps';
import { pointsRefusal } from '../deliver/drive';
import { MP } from '../deliver/fields';
import { layMarkers } from '../exploration/discover';
import { readSide, sideRefusal, writeSide } from '../exploration/explore';
import { fromOf, listSides, sideOf } from '../exploration/hexes';
import type { Listing } from '../listing';
import { type ActionKind, codeOf } from '../parts';
import { activeOwner, type State } from '../state';
import { uncoverByTrolley } from './deliver-uncover';
import { beginShifting } from './privileges-shift';

const EXPLORE = codeOf(1, 9);

/** M1.15, X3: without residents the trolley explores a hex beside it. */
export const trolleyExplore: ActionKind<State> = {
  code: EXPLORE,
  do: 'explore',
  keys: ['from', 'at'],
  read: readSide,
  write: writeSide,
  belongs: (state) => mayExplore(state) && isStep(state, 'trolley'),
  refusal(state, args) {
    if (fromOf(args) !== state.trolleyAt[activeOwner(state)]) return UNKNOWN;
    return pointsRefusal(state, DRIVE_COST.tile) ?? sideRefusal(state, fromOf(args), sideOf(args));
  },
  play(state, args, emit) {
    const owner = activeOwner(state);
    layMarkers(state, fromOf(args), sideOf(args));
    if (!beginShifting(state, owner)) uncoverByTrolley(state, owner, emit);
  },
};

function mayExplore({ world }: State): boolean {
  return world.role[5] > 0 && !world.residents;
}

export function listTrolleyExplores(state: State, into: Listing): void {
  if (!mayExplore(state) || state.trip[MP] < DRIVE_COST.tile) return;
  listSides(state, state.trolleyAt[activeOwner(state)], into, EXPLORE);
}
