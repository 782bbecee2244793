import { isObject, type Json, type JsonObject } from '../../../../../kit/json';
import { array, count, flaw, record, truth, wordOf } from '../../../../../kit/reading';
import { CITY, GOODS, offerOf, WATER } from '../../../data/board';
import { CITY_GOODS, EXTRA_PRICES, HOLDS, SPEEDS, TRACK } from '../../../data/figures';
import { hadCapital } from '../../../rules/base/read-owner';
import {
  BYTE_MOST,
  bitsOf,
  positive,
  type Reading,
  tileOf,
} from '../../../rules/base/reading-parts';
import type { State } from '../../../rules/state/state';
import {
  citiesOffer,
  EMPTY_HOLD,
  EXTRA,
  GRATIS,
  hasDemand,
  hasGoods,
  hasTrack,
  keepsSalePlaces,
  MP,
  NO_HOLD,
  ONE_RESIDENT,
  PASSED,
  remembersFallen,
  SALES,
  TWO_RESIDENTS,
  UPGRADED,
} from '../state';
import { buildTrolleys, hasHolds, residentsAboard } from './holds';

export const deliverReading: Reading = {
  begin: buildTrolleys,
  keys({ world }, part, form) {
    switch (part) {
      case 'position':
        return {
          needed: hasTrack(world) ? ['prices'] : [],
          optional: remembersFallen(world) ? ['delivered'] : [],
        };
      case 'turn':
        return {
          needed: [],
          optional: [
            ...['mp', 'extra', 'upgraded', 'gratis', 'sales'],
            ...(world.role[4] > 0 ? ['passed'] : []),
          ],
        };
      case 'tile':
        return { needed: [], optional: tileKeys(world, form.kind === 'city') };
      default:
        return { needed: hasDemand(world) ? ['delivered', 'trolley'] : ['trolley'] };
    }
  },
  tile: readTile,
  owner(state, owner, form, at) {
    if (hasDemand(state.world))
      readGoods(form.delivered, `${at}.delivered`, (kind, number) => {
        state.delivered[owner * GOODS.length + kind] = number;
      });
    readTrolley(state, owner, form.trolley, `${at}.trolley`);
  },
  elsewhere: (state, owner) => ({
    residents: residentsAboard(state, owner),
    settlements: 0,
    lost: 0,
  }),
  position(state, form) {
    if (form.delivered !== undefined)
      readGoods(form.delivered, 'delivered', (kind, number) => {
        state.fallenDelivered[kind] = number;
      });
    if (!hasTrack(state.world)) return;
    const prices = record(form.prices, 'prices', GOODS);
    GOODS.forEach((good, kind) => {
      state.prices[kind] = count(prices[good], `prices.${good}`, TRACK.length - 1);
    });
  },
  turn(state, form) {
    const { trip } = state;
    if (form.mp !== undefined) trip[MP] = positive(form.mp, 'turn.mp', BYTE_MOST);
    if (form.extra !== undefined)
      trip[EXTRA] = positive(form.extra, 'turn.extra', EXTRA_PRICES.length);
    for (const [key, place] of [
      ['upgraded', UPGRADED],
      ['gratis', GRATIS],
    ] as const)
      if (form[key] !== undefined)
        trip[place] = truth(form[key], `turn.${key}`)
          ? 1
          : flaw('not-a-truth-value', `turn.${key}`);
    if (form.passed !== undefined)
      trip[PASSED] =
        bitsOf(form.passed, 'turn.passed', state.owners) || flaw('too-few', 'turn.passed');
    if (form.sales !== undefined) readSales(state, form.sales);
  },
};

function tileKeys(world: State['world'], isCity: boolean): readonly string[] {
  const keys: string[] = [];
  if (isCity && citiesOffer(world)) keys.push('goods');
  if (isCity && hasDemand(world)) keys.push('covered');
  if (hasGoods(world)) keys.push('loose');
  return keys;
}

function readTile(state: State, tile: number, form: JsonObject, at: string): void {
  if (form.goods !== undefined)
    state.cityGoods[tile] = positive(form.goods, `${at}.goods`, CITY_GOODS);
  if (form.covered !== undefined) {
    for (const [index, good] of array(form.covered, `${at}.covered`).entries()) {
      const here = `${at}.covered[${index}]`;
      const bit = 1 << wordOf(good, here, GOODS);
      if (bit === 1 << offerOf(state.number[tile])) flaw('unknown-word', here);
      if (state.covered[tile] & bit) flaw('twice', here);
      state.covered[tile] |= bit;
    }
  }
  if (form.loose === undefined) return;
  for (const [index, good] of array(form.loose, `${at}.loose`).entries()) {
    if (index >= BYTE_MOST) flaw('too-many', `${at}.loose`);
    state.loose[tile * GOODS.length + wordOf(good, `${at}.loose[${index}]`, GOODS)]++;
  }
}

function readGoods(
  json: Json | undefined,
  at: string,
  each: (kind: number, number: number) => void,
): void {
  const form = record(json, at, [], GOODS);
  GOODS.forEach((good, kind) => {
    if (form[good] !== undefined) each(kind, positive(form[good], `${at}.${good}`, BYTE_MOST));
  });
}

function readTrolley(state: State, owner: number, json: Json | undefined, at: string): void {
  const form = record(json, at, ['at', 'speed', 'holds']);
  if ((form.at !== null) !== hadCapital(state, owner, form.at !== null))
    flaw('missing', `${at}.at`);
  if (form.at !== null) {
    state.trolleyAt[owner] = tileOf(state, form.at, `${at}.at`);
    if (state.kind[state.trolleyAt[owner]] === WATER) flaw('on-water', `${at}.at`);
  }
  const speeds: readonly Json[] = SPEEDS;
  const speed = speeds.indexOf(form.speed ?? null);
  state.speed[owner] = speed < 0 ? flaw('unknown-word', `${at}.speed`) : speed;
  const holds = array(form.holds, `${at}.holds`);
  const [least, most] = hasHolds(state) ? [1, HOLDS] : [0, 0];
  if (holds.length < least || holds.length > most)
    flaw('wrong-length', `${at}.holds`, { has: holds.length, needs: least });
  for (let hold = 0; hold < HOLDS; hold++)
    state.holds[owner * HOLDS + hold] =
      hold < holds.length ? readHold(state, holds[hold] ?? null, `${at}.holds[${hold}]`) : NO_HOLD;
}

function readHold({ world }: State, json: Json, at: string): number {
  if (json === null) return EMPTY_HOLD;
  if (!isObject(json)) {
    if (!hasGoods(world)) flaw('unknown-word', at);
    return 1 + wordOf(json, at, GOODS);
  }
  const residents = count(record(json, at, ['residents']).residents, `${at}.residents`, 2);
  if (residents === 0 || !world.residents) flaw('too-few', at);
  return residents === 2 ? TWO_RESIDENTS : ONE_RESIDENT;
}

function readSales(state: State, json: Json): void {
  const sales = array(json, 'turn.sales');
  if (sales.length > state.sales.length || sales.length === 0)
    flaw('wrong-length', 'turn.sales', { has: sales.length, needs: state.sales.length });
  const withPlace = keepsSalePlaces(state.world);
  sales.forEach((sale, index) => {
    const here = `turn.sales[${index}]`;
    const { good, at } = withPlace ? record(sale, here, ['good', 'at']) : { good: sale, at: null };
    state.sales[index] = wordOf(good, withPlace ? `${here}.good` : here, GOODS);
    if (withPlace) state.salesAt[index] = readCity(state, at, `${here}.at`);
  });
  state.trip[SALES] = sales.length;
}

function readCity(state: State, json: Json | undefined, at: string): number {
  const tile = tileOf(state, json, at);
  return state.kind[tile] === CITY ? tile : flaw('not-a-city', at);
}
