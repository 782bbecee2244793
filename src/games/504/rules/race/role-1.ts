import type { Emit } from '../../../../kit/rules';
import { CARD_VP, LONE_CARDS_END } from '../../data/figures';
import { end } from '../base/flow';
import { residentsOf, settlementsOf } from '../base/pieces';
import { cardsEnd } from '../pairs/military-race';
import type { Goal, Hooks } from '../parts';
import { activeOwner, type State } from '../state';
import { populationOf } from './cards';
import { countsWay } from './fields';

/** How many cities end the match. */
export function cardsToEnd(state: State): number {
  return state.world.residents ? cardsEnd(state) : LONE_CARDS_END;
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

export const roleOne: Hooks<State> = { turnEnd: endAtGoal };
