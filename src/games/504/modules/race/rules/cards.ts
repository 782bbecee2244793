import { bitsIn } from '../../../../../kit/bits';
import { CITY } from '../../../data/board';
import { CARD_INCOME } from '../../../data/figures';
import { earnOnce } from '../../../rules/base/once';
import { progress } from '../../../rules/base/pieces';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';

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
