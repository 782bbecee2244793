import type { Written } from '../../../../../kit/written';
import { GOODS } from '../../../data/board';
import { CITY_GOODS, EXTRA_PRICES, HOLDS, SPEEDS, TRACK } from '../../../data/figures';
import { BYTE_MOST, bitsOf, type Reading, readGoods, tileOf } from '../../../rules/base/read';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import {
  EMPTY_HOLD,
  EXTRA,
  GRATIS,
  hasDemand,
  hasTrack,
  keepsSalePlaces,
  MP,
  NO_HOLD,
  ONE_RESIDENT,
  PASSED,
  SALES,
  UPGRADED,
} from '../state';
import { buildTrolleys } from './holds';

export const deliverReading: Reading = {
  begin: buildTrolleys,
  tile({ cityGoods, covered, loose }, tile, form) {
    cityGoods[tile] = form.optional('goods')?.count(CITY_GOODS) ?? 0;
    covered[tile] = form.optional('covered')?.bits(GOODS) ?? 0;
    for (const good of form.optional('loose')?.items(BYTE_MOST) ?? [])
      loose[tile * GOODS.length + good.word(GOODS)]++;
  },
  owner(state, owner, form) {
    if (hasDemand(state.world))
      readGoods(state.delivered, owner * GOODS.length, form.key('delivered'));
    readTrolley(state, owner, form.key('trolley'));
  },
  position({ world, fallenDelivered, prices }, form) {
    readGoods(fallenDelivered, 0, form.optional('delivered'));
    if (!hasTrack(world)) return;
    GOODS.forEach((good, kind) => {
      prices[kind] = form
        .key('prices')
        .key(good)
        .count(TRACK.length - 1);
    });
  },
  turn(state, form) {
    const { trip, owners } = state;
    trip[MP] = form.optional('mp')?.count(BYTE_MOST) ?? 0;
    trip[EXTRA] = form.optional('extra')?.count(EXTRA_PRICES.length) ?? 0;
    trip[UPGRADED] = form.mark('upgraded');
    trip[GRATIS] = form.mark('gratis');
    trip[PASSED] = bitsOf(form.optional('passed'), owners);
    const sales = form.optional('sales')?.items(state.sales.length) ?? [];
    const withPlace = keepsSalePlaces(state.world);
    sales.forEach((sale, index) => {
      state.sales[index] = (withPlace ? sale.key('good') : sale).word(GOODS);
      if (withPlace) state.salesAt[index] = tileOf(state, sale.key('at'));
    });
    trip[SALES] = sales.length;
  },
};

function readTrolley(state: State, owner: Owner, form: Written): void {
  const place = form.key('at');
  if (!place.isNull) state.trolleyAt[owner] = tileOf(state, place);
  state.speed[owner] = form.key('speed').word(SPEEDS);
  const holds = form.key('holds').items(HOLDS).map(readHold);
  for (let hold = 0; hold < HOLDS; hold++)
    state.holds[owner * HOLDS + hold] = holds[hold] ?? NO_HOLD;
}

function readHold(form: Written): number {
  if (form.isNull) return EMPTY_HOLD;
  if (typeof form.json === 'string') return 1 + form.word(GOODS);
  return ONE_RESIDENT + form.key('residents').count(2, 1) - 1;
}
