import { figureAt } from '../../../../../kit/figure-at';
import { CITY } from '../../../data/board';
import type { State } from '../../../rules/state/state';
import { ownersIn } from '../../../view/model/base/owners-in';
import type { Telling } from '../../../view/model/base/parts';
import { cardsToEnd, populationOf } from '../rules/cards';
import { hasCards } from '../state';

export const raceTelling: Telling = {
  tile(state, tile, voice) {
    if (!hasCards(state.world) || state.kind[tile] !== CITY) return [];
    const { race } = voice.table;
    const city = figureAt(state.number, tile);
    const owners = ownersIn(state);
    const homes = owners.filter((owner) => state.home[owner] === city);
    const reached = owners.filter((owner) => hasReached(state, owner, city));
    return [
      ...homes.map((owner) => race.home(voice.owner(owner))),
      ...(reached.length > 0 ? [race.reached(reached.map(voice.owner))] : []),
    ];
  },
  goal: (state, { table }) =>
    state.world.residents
      ? table.race.goal(cardsToEnd(state))
      : table.race.goalAlone(cardsToEnd(state)),
  reached: (state, { table }) => (state.world.residents ? table.last.reached : table.race.lastTurn),
  progress: (state, owner) => ({ has: populationOf(state, owner), needs: cardsToEnd(state) }),
};

/** Whether an owner has the card of a city that is not its capital's. */
export function hasReached({ cards }: State, owner: number, city: number): boolean {
  return ((figureAt(cards, owner) >> city) & 1) === 1;
}
