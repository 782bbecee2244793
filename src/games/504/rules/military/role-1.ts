import { CITY, WATER } from '../../data/board';
import { CONTROL_VP } from '../../data/figures';
import { LAID, PENDING, PHASE, STEP } from '../base/fields';
import { end, skipToIncome } from '../base/flow';
import { rest } from '../base/move';
import { NO_PENDING, TURN_PHASE } from '../base/phases';
import { hasSettlement, residentsOf, settlementsOf } from '../base/pieces';
import type { Goal, Hooks } from '../parts';
import { activeOwner, type State } from '../state';
import { callOff } from './armies';

/** The steps in which the last settlement from storage ends the match (M4.22 b). */
const PLACING = ['act', 'trolley', 'fight'];

function stepOf({ world, now }: State): string {
  return world.steps[now[STEP]].name;
}

export const roleOne: Hooks<State> = {
  /** M4.22 a. */
  bought({ storedResidents, ended }, owner) {
    if (storedResidents[owner] === 0) ended[0] = 1;
  },
  /** M4.22 b. */
  placed(state, owner) {
    if (owner === activeOwner(state) && state.storedSettlements[owner] === 0)
      if (PLACING.includes(stepOf(state))) state.ended[0] = 1;
  },
  /** M4.22: attacks are called off, and the turn goes on with its income, but a pending choice comes first. */
  actionEnd(state, emit) {
    const { ended, now } = state;
    if (ended[0] === 0 || now[PENDING] !== NO_PENDING || now[PHASE] !== TURN_PHASE) return;
    if (stepOf(state) === 'sale') return;
    const owner = activeOwner(state);
    for (let tile = 0; tile < now[LAID]; tile++) callOff(state, owner, tile);
    rest(state, owner);
    skipToIncome(state, emit);
  },
  turnEnd(state, emit) {
    if (state.ended[0] === 0) return false;
    end(state, emit);
    return true;
  },
};

/** M4.21; the match ends with a turn, not with a round. */
export const goal: Goal<State> = {
  isReached: () => false,
  endedBy: (state) => (state.ended[0] > 0 ? activeOwner(state) : null),
  points(state, owner) {
    let points = 0;
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (state.kind[tile] !== WATER && hasSettlement(state, owner, tile))
        points += state.kind[tile] === CITY ? CONTROL_VP.city : CONTROL_VP.land;
    return points;
  },
  tie: (state, owner) => residentsOf(state, owner) + settlementsOf(state, owner),
};
