import { CARD_VP, CARDS_END } from '../../data/figures';
import { residentsOf, settlementsOf } from '../base/pieces';
import type { Goal } from '../parts';
import { type State, tableColumn } from '../state';
import { populationOf } from './cards';

function cardsToEnd(state: State): number {
  return CARDS_END[tableColumn(state)];
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
  points: (state, owner) => cardPoints(populationOf(state, owner), cardsToEnd(state)),
  tie: (state, owner) => residentsOf(state, owner) + settlementsOf(state, owner),
};
