import { CARDS } from '../../../data/world/privileges';
import type { Deeds } from '../../../view/model/base/parts';
import { nameIn } from '../../../words/names';
import { rowOf } from './auction';

export const privilegeDeeds: Deeds = {
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
