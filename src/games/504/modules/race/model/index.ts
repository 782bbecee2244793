import { Landmark, Undo2 } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import { CITY } from '../../../data/board';
import { residentsOn } from '../../../rules/base/pieces';
import { activeOwner, type State } from '../../../rules/state/state';
import type { ModuleModel, OfferKinds, Telling } from '../../../view/model/base/parts';
import { tileNamed } from '../../../view/model/base/places';
import { ownersIn, stepOf } from '../../../view/model/base/position';
import { roomText } from '../../../view/model/base/room';
import { cardsToEnd, populationOf } from '../rules/cards';
import { hasCards } from '../state';

/** Moving the capital, and taking pieces back: rarely meant, so what else can be done comes first. */
const offers: OfferKinds = {
  'move-capital': {
    rank: 8,
    icon: Landmark,
    title: (_state, _form, { table }) => table.race.moveCapital,
    note: (_state, _form, { table }) => table.race.moveMeans,
  },
  recall: {
    rank: 9,
    icon: Undo2,
    title(state, form, { table }) {
      const residents = residentsOn(state, activeOwner(state), tileNamed(state, form.at));
      // Where settlements are taken back, all residents go with them (M2.5).
      return ['act', 'trolley'].includes(stepOf(state))
        ? table.race.recall(residents)
        : table.race.recallResident;
    },
  },
};

const telling: Telling = {
  // What the capital is good for.
  note: (state, voice) => (stepOf(state) === 'move-capital' ? roomText(state, voice) : ''),
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

export const raceModel: ModuleModel = { offers, telling };
