import type { Emit } from '../../../../../kit/rules';
import { CARD_VP, CARDS_END, CARDS_END_WITH_ARMIES, LONE_CARDS_END } from '../../../data/figures';
import { end, TURN_ENDS } from '../../../rules/base/flow';
import { residentsOf, settlementsOf } from '../../../rules/base/pieces';
import type { Goal, Hooks } from '../../../rules/state/parts';
import { activeOwner, type State, tableColumn } from '../../../rules/state/state';
import { countsWay } from '../state';
import { populationOf } from './cards';

/** M2.8: how many cities end the match; with armies fewer (X23). */
export function cardsToEnd(state: State): number {
  const { residents, role } = state.world;
  if (!residents) return LONE_CARDS_END;
  return (role[4] > 0 ? CARDS_END_WITH_ARMIES : CARDS_END)[tableColumn(state)];
}

/** M2.8: points for cities reached, by how many end the match. */
export function cardPoints(reached: number, toEnd: number): number {
  const most = CARD_VP.length - 1;
  return CARD_VP[Math.min(most, Math.max(0, most - 1 + reached - toEnd))];
}

/** M2.8. */
export const goal: Goal<State> = {
  isReached(state) {
    for (let owner = 0; owner < state.owners; owner++)
      if (populationOf(state, owner) >= cardsToEnd(state)) return true;
    return false;
  },
  points(state, owner) {
    const points = cardPoints(populationOf(state, owner), cardsToEnd(state));
    return points + (countsWay(state.world) ? state.since[owner] : 0);
  },
  tie: (state, owner) =>
    state.world.residents ? residentsOf(state, owner) + settlementsOf(state, owner) : 0,
};

/** M2.8: without residents the match ends with the turn in which the last city was reached. */
function endAtGoal(state: State, emit?: Emit<State>): boolean {
  if (state.world.residents || populationOf(state, activeOwner(state)) < cardsToEnd(state))
    return false;
  end(state, emit);
  return true;
}

export const roleOne: Hooks<State> = { interludes: [[TURN_ENDS, endAtGoal]] };
