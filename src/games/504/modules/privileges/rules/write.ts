import type { Json, JsonObject } from '../../../../../kit/json';
import { CARDS } from '../../../data/world/privileges';
import { hexText, tilesInOrder } from '../../../rules/base/map';
import { CAPITAL_PHASE } from '../../../rules/base/phases';
import { NONE, PHASE } from '../../../rules/state/fields';
import type { Writing } from '../../../rules/state/parts';
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
  ROWS,
  TOOK,
} from '../state';
import { hasBids } from './bids';
import { BACKS, backOf, cardsOf } from './cards';

export const writing: Writing<State> = {
  position(state): JsonObject {
    const { now, row, rowPrice, stall } = state;
    const cards = Array.from(row.subarray(0, stall[ROWS]), (kind, at) => ({
      card: CARDS[kind],
      price: rowPrice[at],
    }));
    return {
      deck: writeDeck(state),
      row: cards,
      ...(now[PHASE] === AUCTION_PHASE && { auction: writeAuction(state) }),
      ...(now[PHASE] === BID_PHASE && {
        bids: Array.from(state.bid, (one) => (one > 0 ? one - 1 : null)),
      }),
      ...(isPlacing(state) && {
        places: Array.from(state.places, (one) => (one > 0 ? one - 1 : null)),
      }),
    };
  },
  turn(state): JsonObject {
    const { stall, built } = state;
    const cities = tilesInOrder(state).filter((tile) => built[tile] > 0);
    return {
      ...(stall[TOOK] > 0 && { took: true }),
      ...(stall[ROUSED] > 0 && { roused: true }),
      ...(stall[FREE_ROAD] > 0 && { freeRoad: true }),
      ...(cities.length > 0 && { built: cities.map((tile) => hexText(state, tile)) }),
    };
  },
  tile(state, tile): JsonObject {
    const all: Record<string, number> = {};
    if (state.factories.length > 0)
      for (let owner = 0; owner <= state.owners; owner++) {
        const count = state.factories[placeOf(owner, tile)];
        if (count > 0) all[owner === state.owners ? 'none' : String(owner)] = count;
      }
    return Object.keys(all).length > 0 ? { factories: all } : {};
  },
  owner: (state, owner) => ({ privileges: cardsOf(state, owner).map((kind) => CARDS[kind]) }),
};

/** J2: while places are picked, and capitals after them. */
function isPlacing(state: State): boolean {
  const phase = state.now[PHASE];
  return phase === PLACE_PHASE || (phase === CAPITAL_PHASE && hasBids(state));
}

function writeDeck({ deck }: State): JsonObject {
  const cards = CARDS.flatMap((_, kind) => Array<number>(deck[kind]).fill(kind));
  return Object.fromEntries(
    BACKS.map((name, back) => [
      name,
      cards.filter((kind) => backOf(kind) === back).map((kind) => CARDS[kind]),
    ]),
  );
}

function writeAuction({ stall, high, owners }: State): Json {
  const owner = stall[HIGH_OWNER];
  return {
    card: stall[FOR_SALE],
    bidder: stall[BIDDER],
    high: owner === NONE ? null : { owner, amount: high[0] },
    out: Array.from({ length: owners }, (_, one) => one).filter((one) => (stall[OUT] >> one) & 1),
  };
}
