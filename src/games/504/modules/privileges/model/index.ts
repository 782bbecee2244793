import { AlarmClock, Factory, Footprints } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import { FACTORIES_END, FACTORIES_MOST } from '../../../data/figures';
import { CARDS } from '../../../data/world/privileges';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { legalOf } from '../../../view/model/base/legal';
import type {
  ActionTitles,
  ModuleModel,
  OfferKinds,
  Telling,
} from '../../../view/model/base/parts';
import { tileNamed } from '../../../view/model/base/places';
import { stepOf } from '../../../view/model/base/position';
import { nameIn } from '../../../words/names';
import { AT } from '../../exploration/state';
import { allFactories, factoriesIn, priceOf } from '../rules/factory';
import { rowOf } from './auction';

/** Factories, and what cards let residents do. */
const offers: OfferKinds = {
  factory: {
    rank: 0,
    icon: Factory,
    title: (state, form, { table }) =>
      table.privilege.factory(priceOf(state, activeOwner(state), tileNamed(state, form.at))),
    note: (state, form, { table }) =>
      table.privilege.factoryNote(factoriesIn(state, tileNamed(state, form.at)), FACTORIES_MOST),
  },
  rouse: {
    rank: 3,
    icon: AlarmClock,
    title: (_state, _form, { table }) => table.privilege.rouse,
    note: (_state, _form, { table }) => table.privilege.rouseNote,
  },
  follow: {
    rank: 0,
    icon: Footprints,
    repeats: true,
    // Onto the tile that was just found.
    hexes: (state, form) => [tileNamed(state, form.from), figureAt(state.explorer, AT)],
    title: (_state, _form, { table }) => table.privilege.follow,
  },
};

const titles: ActionTitles = {
  bid: (_state, { amount }, { table }) => table.privilege.bid(Number(amount)),
  place: (_state, { place }, { table }) => table.privilege.place(Number(place)),
  take(state, form, { table, names }) {
    const card = String(form.card);
    const [, price = 0] = rowOf(state).find(([kind]) => CARDS[kind] === card) ?? [];
    return table.titleAt(
      table.privilege.take(names.card(card), price),
      nameIn(names.privilege, card),
    );
  },
  shift: (_state, { from, to }, { table, names }) =>
    table.titleAt(
      names.action.shift,
      table.way(nameIn(names.kind, String(from)), nameIn(names.kind, String(to))),
    ),
};

const telling: Telling = {
  note(state, { table }) {
    if (stepOf(state) !== 'factory') return '';
    const prices = legalOf(state, 'factory').map(({ form }) =>
      priceOf(state, activeOwner(state), tileNamed(state, form.at)),
    );
    return prices.length > 0 ? table.privilege.factoryFrom(Math.min(...prices)) : '';
  },
  tile(state, tile, voice) {
    // After the owners: ownerless factories.
    return Array.from({ length: state.owners + 1 }, (_, owner) => owner).flatMap((owner) => {
      const count = figureAt(state.factories, placeOf(owner, tile));
      const whose = owner < state.owners ? voice.owner(owner) : null;
      return count > 0 ? [voice.table.privilege.factoriesHere(whose, count)] : [];
    });
  },
  goal: (state, { table }) => table.privilege.goal(allFactories(state), FACTORIES_END),
  together: (state) => ({ has: allFactories(state), needs: FACTORIES_END }),
};

/** The owner of each factory in a city; `state.owners`: ownerless. */
export function factoryOwners(state: State, tile: number): readonly number[] {
  return Array.from({ length: state.owners + 1 }, (_, owner) => owner).flatMap((owner) =>
    Array<number>(figureAt(state.factories, placeOf(owner, tile))).fill(owner),
  );
}

export const privilegeModel: ModuleModel = { offers, telling, titles };
