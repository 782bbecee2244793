import type { Written } from '../../../../../kit/written';
import { FACTORIES_MOST, ROW_PRICE, SHARES_MONEY } from '../../../data/figures';
import { CARDS } from '../../../data/world/privileges';
import { MONEY_MOST } from '../../../rules/base/kinds';
import { bitsOf, markTiles, type Reading } from '../../../rules/base/read';
import { AT, IN, NONE } from '../../../rules/state/fields';
import { placeOf, type State } from '../../../rules/state/state';
import {
  BIDDER,
  FOR_SALE,
  FREE_ROAD,
  HIGH_OWNER,
  OUT,
  ROUSED,
  ROW_LENGTH,
  ROWS,
  TOOK,
} from '../state';
import { addCard, BACKS } from './cards';

/** More of one kind of card than there are. */
const DECK_MOST = 99;

export const privilegeReading: Reading = {
  tile(state, tile, form) {
    for (const [name, number] of form.optional('factories')?.entries() ?? []) {
      const owner = name === 'none' ? state.owners : Number(name);
      if (!(owner >= 0 && owner <= state.owners)) number.flaw('unknown-key');
      state.factories[placeOf(owner, tile)] = number.count(FACTORIES_MOST);
    }
  },
  owner(state, owner, form) {
    for (const card of form.key('privileges').items(CARDS.length))
      addCard(state, owner, card.word(CARDS));
  },
  position(state, form) {
    for (const back of BACKS)
      for (const card of form.key('deck').optional(back)?.items(DECK_MOST) ?? [])
        state.deck[card.word(CARDS)]++;
    const row = form.key('row').items(ROW_LENGTH);
    row.forEach((one, index) => {
      state.row[index] = one.key('card').word(CARDS);
      state.rowPrice[index] = one.key('price').count(ROW_PRICE);
    });
    state.stall[ROWS] = row.length;
    const auction = form.optional('auction');
    if (auction) readAuction(state, auction);
    readOrNull(state.bid, form.optional('bids'), SHARES_MONEY);
    readOrNull(state.places, form.optional('places'), state.seats - 1);
  },
  turn(state, form) {
    state.stall[TOOK] = form.mark('took');
    state.stall[ROUSED] = form.mark('roused');
    state.stall[FREE_ROAD] = form.mark('freeRoad');
    markTiles(state, state.built, form.optional('built'));
  },
};

/** 1 more than each number of a list; null is 0. */
function readOrNull(into: Uint8Array | Uint16Array, form: Written | null, most: number): void {
  form?.items(into.length, into.length).forEach((item, at) => {
    into[at] = item.isNull ? 0 : 1 + item.count(most);
  });
}

function readAuction({ stall, now, high, owners }: State, form: Written): void {
  stall[FOR_SALE] = form.key('card').count(stall[ROWS] - 1);
  stall[OUT] = bitsOf(form.key('out'), owners);
  stall[BIDDER] = form.key('bidder').count(owners - 1);
  now[AT] = now[IN];
  const bid = form.key('high');
  stall[HIGH_OWNER] = bid.isNull ? NONE : bid.key('owner').count(owners - 1);
  if (!bid.isNull) high[0] = bid.key('amount').count(MONEY_MOST);
}
