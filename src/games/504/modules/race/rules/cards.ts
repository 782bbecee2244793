import { bitsIn } from '../../../../../kit/bits';
import { CITY } from '../../../data/board';
import {
  CARD_INCOME,
  CARD_VP,
  CARDS_END,
  CARDS_END_WITH_ARMIES,
  LONE_CARDS_END,
} from '../../../data/figures';
import { earnOnce, end, TURN_ENDS } from '../../../rules/base/flow';
import { progress, residentsOf, settlementsOf } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import type { Owner } from '../../../rules/state/ids';
import type { Goal, Hooks } from '../../../rules/state/parts';
import { activeOwner, type State, tableColumn } from '../../../rules/state/state';
import { countsWay } from '../state';

/** Whether an owner has yet to reach the city on a tile (M2.6). */
export function isToReach({ kind, number, home, cards }: State, owner: Owner, tile: number) {
  const city = number[tile];
  return kind[tile] === CITY && home[owner] !== city && ((cards[owner] >> city) & 1) === 0;
}

/** Cities that an owner has reached, without the capital's. */
export function cardsOf({ cards }: State, owner: Owner): number {
  return bitsIn(cards[owner]);
}

/** M2.2: on how many cards an owner has population, the capital's included. */
export function populationOf(state: State, owner: Owner): number {
  return cardsOf(state, owner) + (state.home[owner] > 0 ? 1 : 0);
}

/** M2.6: a city is reached for good. The caller puts a piece on its card. */
export function reachCity(state: State, owner: Owner, tile: number): void {
  state.cards[owner] |= 1 << state.number[tile];
  progress(state);
  if (state.world.incomeBy === 2) earnOnce(state, owner, cardIncome(cardsOf(state, owner)));
}

/** M2.9: what a card brings, by its place among those of its owner. */
export function cardIncome(ordinal: number): number {
  return CARD_INCOME * ordinal;
}

/** M2.6: a resident that settles in a city that is to be reached goes on its card. X24: with 1 only the trolley reaches. */
export function settleOnCard(state: State, owner: Owner, tile: number): void {
  if (state.world.role[1] > 0 || !isToReach(state, owner, tile)) return;
  reachCity(state, owner, tile);
  state.storedResidents[owner]--;
}

/** M4.19: the cards of a company that fell go. */
export function loseCards({ cards, home }: State, owner: Owner): void {
  cards[owner] = 0;
  home[owner] = 0;
}

/** M2.2: takes the own capital's card; a settlement is on it. */
export function takeHomeCard(state: State, owner: Owner, tile: number): void {
  state.home[owner] = state.number[tile];
  if (state.world.residents) state.storedSettlements[owner]--;
}

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
