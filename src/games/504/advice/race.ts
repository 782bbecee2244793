import { CITY } from '../data/board';
import { CARD_INCOME, SETTLING_INCOME } from '../data/figures';
import {
  cardPoints,
  cardsOf,
  cardsToEnd,
  isToReach,
  populationOf,
} from '../modules/race/rules/cards';
import { moveCapital } from '../modules/race/rules/pieces';
import { countsWay, hasCards } from '../modules/race/state';
import { isStep } from '../rules/base/phases';
import { isUnsettled } from '../rules/base/pieces';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import type { ModuleAdvice } from './parts';
import { dollar, rounds, SPENT, turnsLeft } from './rates';
import { reaches } from './surveyed';

/** Rounds from a city to the next one, settlements on the way, that one included. */
const PACE = 1.5;
const PATH = 2.2;
/** In a turn: new cities, and settlements on empty tiles. */
const CARDS_EACH = 0.5;
const SETTLED_EACH = 1.5;

function isOpen(state: State, owner: Owner, tile: number): boolean {
  return hasCards(state.world) && state.world.role[1] === 0 && isToReach(state, owner, tile);
}

/** Module 2: cities to reach, and money that comes once. */
export const raceAdvice: ModuleAdvice = {
  digit: 2,
  dollar: 0.06,
  roundsAfter(state) {
    let most = 0;
    for (let owner = 0; owner < state.owners; owner++)
      most = Math.max(most, populationOf(state, owner));
    return PACE * Math.max(0, cardsToEnd(state) - most);
  },
  points(state, owner) {
    if (state.world.role[2] !== 1) return 0;
    const reached = populationOf(state, owner);
    // The later, the more it counts what the points are now.
    const late = 1 / (1 + rounds[0]);
    const now = cardPoints(reached, cardsToEnd(state));
    const way = countsWay(state.world) ? state.since[owner] : 0;
    return late * (now + way) + (1 - late) * (CITY_POINTS * reached + 0.2 * way);
  },
  income: (state, owner) =>
    CARDS_EACH * CARD_INCOME * (cardsOf(state, owner) + 2) +
    SETTLED_EACH * SETTLING_INCOME[CITY] * 0.6,
  settling(state, owner, tile) {
    let worth = isOpen(state, owner, tile) ? cardWorth(state, owner) : 0;
    if (state.world.incomeBy === 2 && isUnsettled(state, tile))
      worth +=
        SPENT * dollar[0] * SETTLING_INCOME[state.kind[tile]] * Math.min(1, turnsLeft[owner]);
    return worth;
  },
  reserve: (state, owner) =>
    state.world.role[2] === 1 && state.world.role[1] === 0
      ? PATH * Math.max(0, cardsToEnd(state) - populationOf(state, owner))
      : 0,
  gain(state, _owner, kind, tile) {
    if (kind === moveCapital) return 0.03;
    // Pieces stay where there is something to do.
    return (isStep(state, 'buy') ? 0.2 : 0.08) / (1 + 4 * reaches[tile]);
  },
};

/** Points of one more city, and of those that end the match. */
const CITY_POINTS = 5.5;
const LATE_POINTS = 8;

/** What one more city is worth to an owner, who has not reached it. */
export function cardWorth(state: State, owner: Owner): number {
  const { role, incomeBy } = state.world;
  let worth = 0;
  if (role[2] === 1) {
    const missing = cardsToEnd(state) - populationOf(state, owner);
    worth += missing <= 2 ? LATE_POINTS : CITY_POINTS;
  }
  if (incomeBy === 2)
    worth +=
      SPENT * dollar[0] * CARD_INCOME * (cardsOf(state, owner) + 1) * Math.min(1, turnsLeft[owner]);
  return worth;
}
