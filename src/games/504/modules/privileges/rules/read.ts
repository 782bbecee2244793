import type { Json, JsonObject } from '../../../../../kit/json';
import {
  array,
  count,
  flaw,
  listOf,
  path,
  record,
  truth,
  wordOf,
} from '../../../../../kit/reading';
import { CITY } from '../../../data/board';
import { FACTORIES_MOST, ROW_PRICE, SHARES_MONEY } from '../../../data/figures';
import { CARDS } from '../../../data/world/privileges';
import { CAPITAL_PHASE } from '../../../rules/base/phases';
import {
  BYTE_MOST,
  bitsOf,
  distinct,
  MONEY_MOST,
  positive,
  type Reading,
  tileOf,
} from '../../../rules/base/reading-parts';
import { AT, IN, NONE, PHASE, ROUND } from '../../../rules/state/fields';
import { placeOf, type State } from '../../../rules/state/state';
import {
  AUCTION_PHASE,
  BID_PHASE,
  BIDDER,
  FOR_SALE,
  FREE_ROAD,
  HIGH_OWNER,
  OUT,
  PLACE_PHASE,
  ROUSED,
  ROW_LENGTH,
  ROWS,
  TOOK,
} from '../state';
import { hasBids, isBidding, purseOf } from './bids';
import { addCard, BACKS, backOf, hasCard } from './cards';
import { kindsOf } from './deck';
import { isPlacing } from './write';

export const privilegeReading: Reading = {
  keys(state, part) {
    const { world, now } = state;
    const sells = world.role[3] < 3;
    if (part === 'owner') return { needed: ['privileges'] };
    if (part === 'tile') return { needed: [], optional: sells ? ['factories'] : [] };
    if (part === 'turn')
      return { needed: [], optional: ['took', 'roused', 'freeRoad', ...(sells ? ['built'] : [])] };
    const needed = ['deck', 'row'];
    if (now[PHASE] === AUCTION_PHASE) needed.push('auction');
    if (now[PHASE] === BID_PHASE) needed.push('bids');
    if (isPlacing(state)) needed.push('places');
    return { needed };
  },
  tile(state, tile, form, at) {
    if (form.factories === undefined) return;
    const names = Array.from({ length: state.owners + 1 }, (_, owner) =>
      owner === state.owners ? 'none' : String(owner),
    );
    const all = record(form.factories, `${at}.factories`, [], names);
    if (state.kind[tile] !== CITY) flaw('not-a-city', `${at}.factories`);
    let sum = 0;
    names.forEach((name, owner) => {
      if (all[name] === undefined) return;
      const number = positive(all[name], path(`${at}.factories`, name), FACTORIES_MOST);
      state.factories[placeOf(owner, tile)] = number;
      sum += number;
    });
    if (sum > FACTORIES_MOST)
      flaw('too-many', `${at}.factories`, { has: sum, most: FACTORIES_MOST });
  },
  owner(state, owner, form, at) {
    for (const [index, card] of array(form.privileges, `${at}.privileges`).entries()) {
      const here = `${at}.privileges[${index}]`;
      const kind = readCard(state, card, here);
      if (hasCard(state, owner, kind)) flaw('twice', here);
      addCard(state, owner, kind);
    }
  },
  position(state, form) {
    readDeck(state, form);
    readRow(state, form.row);
    if (form.auction !== undefined) readAuction(state, form.auction);
    if (form.bids !== undefined) readBids(state, form.bids);
    if (form.places !== undefined) readPlaces(state, form.places);
  },
  turn(state, form) {
    for (const [key, mark] of [
      ['took', TOOK],
      ['roused', ROUSED],
      ['freeRoad', FREE_ROAD],
    ] as const)
      if (form[key] !== undefined)
        state.stall[mark] = truth(form[key], `turn.${key}`) ? 1 : flaw('not-a-truth-value', key);
    if (form.built === undefined) return;
    for (const [index, hex] of array(form.built, 'turn.built').entries())
      state.built[tileOf(state, hex, `turn.built[${index}]`)] = 1;
  },
  waitsForCapital(state, owner) {
    const { now, world, order } = state;
    if (world.company || !hasBids(state) || world.map.capitals === 'common')
      // Then all capitals are placed together.
      return isBidding(state) && !world.company && world.map.capitals === 'common';
    if (now[PHASE] === BID_PHASE) return true;
    if (now[PHASE] !== PLACE_PHASE && now[PHASE] !== CAPITAL_PHASE) return false;
    return order.subarray(now[AT], now[IN]).includes(owner);
  },
  check(state) {
    if (state.now[PHASE] === BID_PHASE) checkBids(state);
    if (state.now[PHASE] === AUCTION_PHASE) checkAuction(state);
  },
};

function readCard(state: State, json: Json | undefined, at: string): number {
  const kind = wordOf(json, at, CARDS);
  return kindsOf(state).includes(kind) ? kind : flaw('unknown-word', at);
}

function readDeck(state: State, form: JsonObject): void {
  const deck = record(form.deck, 'deck', BACKS);
  BACKS.forEach((name, back) => {
    for (const [index, card] of array(deck[name], `deck.${name}`).entries()) {
      const at = `deck.${name}[${index}]`;
      const kind = readCard(state, card, at);
      if (backOf(kind) !== back) flaw('unknown-word', at);
      state.deck[kind]++;
    }
  });
}

function readRow(state: State, json: Json | undefined): void {
  const cards = array(json, 'row');
  if (cards.length > ROW_LENGTH) flaw('too-many', 'row', { has: cards.length, most: ROW_LENGTH });
  cards.forEach((one, index) => {
    const at = `row[${index}]`;
    const { card, price } = record(one, at, ['card', 'price']);
    state.row[index] = readCard(state, card, `${at}.card`);
    if (price !== 0 && price !== ROW_PRICE) flaw('wrong-number', `${at}.price`);
    state.rowPrice[index] = Number(price);
  });
  state.stall[ROWS] = cards.length;
}

function readAuction(state: State, json: Json): void {
  const { stall, owners } = state;
  const form = record(json, 'auction', ['card', 'bidder', 'high', 'out']);
  stall[FOR_SALE] = count(form.card, 'auction.card', stall[ROWS] - 1);
  stall[OUT] = bitsOf(form.out, 'auction.out', owners);
  stall[BIDDER] = readOwner(state, form.bidder, 'auction.bidder');
  stall[HIGH_OWNER] = NONE;
  state.now[AT] = state.now[IN];
  if (form.high === null) return;
  const high = record(form.high, 'auction.high', ['owner', 'amount']);
  stall[HIGH_OWNER] = readOwner(state, high.owner, 'auction.high.owner');
  state.high[0] = count(high.amount, 'auction.high.amount', MONEY_MOST);
}

/** An owner in the round's order that is not out. */
function readOwner(state: State, json: Json | undefined, at: string): number {
  const owner = count(json, at, state.owners - 1);
  const isIn = state.order.subarray(0, state.now[IN]).includes(owner);
  return isIn && !((state.stall[OUT] >> owner) & 1) ? owner : flaw('wrong-number', at);
}

/** The seats before the one to bid have bid. */
function readBids(state: State, json: Json): void {
  listOf(json, 'bids', state.seats).forEach((amount, seat) => {
    const at = `bids[${seat}]`;
    if ((amount === null) !== seat >= state.now[AT]) flaw('out-of-order', at);
    if (amount !== null) state.bid[seat] = 1 + count(amount, at, SHARES_MONEY);
  });
}

function readPlaces(state: State, json: Json): void {
  const places = listOf(json, 'places', state.seats);
  const taken = distinct(
    places.filter((seat) => seat !== null),
    'places',
    BYTE_MOST,
  );
  const picked = state.now[AT] + (state.now[PHASE] === CAPITAL_PHASE ? 1 : 0);
  const isFit = taken.every((seat) => state.order.indexOf(seat) < picked);
  if (taken.length !== picked || !isFit) flaw('out-of-order', 'places');
  places.forEach((seat, at) => {
    state.places[at] = seat === null ? 0 : 1 + Number(seat);
  });
}

/** No seat has more money than was dealt, and each can pay its bid. */
function checkBids(state: State): void {
  const at = (seat: number) => (state.world.company ? `seatCash[${seat}]` : `owners[${seat}].cash`);
  for (let seat = 0; seat < state.seats; seat++) {
    const has = purseOf(state)[seat];
    if (has > SHARES_MONEY) flaw('too-many', at(seat), { has, most: SHARES_MONEY });
    if (state.bid[seat] > has + 1)
      flaw('too-many', `bids[${seat}]`, { has: state.bid[seat] - 1, most: has });
  }
}

/** M3.9, M3.10: cards are sold from round 2 on; the highest bid can be paid, and is for a card that its owner lacks. */
function checkAuction(state: State): void {
  const { now, stall, row, rowPrice, high, cash } = state;
  if (now[ROUND] < 2) flaw('too-few', 'round');
  const owner = stall[HIGH_OWNER];
  if (owner === NONE) return;
  const card = stall[FOR_SALE];
  if (hasCard(state, owner, row[card])) flaw('twice', 'auction.high.owner');
  if (high[0] < rowPrice[card]) flaw('too-few', 'auction.high.amount');
  if (high[0] > cash[owner])
    flaw('too-many', 'auction.high.amount', { has: high[0], most: cash[owner] });
}
