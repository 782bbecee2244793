import { TILES } from '../../data/board';
import { CARDS } from '../../data/world/privileges';
import { ifIn, type Size } from '../../rules/state/ids';
import { codeFor } from '../../rules/state/kind';

/** No row is longer. */
export const ROW_LENGTH = 8;

/** Places in `stall`: cards in the row; the card for sale, who bids, who has bid most, bits of who is out. */
export const ROWS = 0;
export const FOR_SALE = 1;
export const BIDDER = 2;
export const HIGH_OWNER = 3;
export const OUT = 4;
/** Turn marks: 1 once it was done in this turn. */
export const TOOK = 5;
export const ROUSED = 6;
export const FREE_ROAD = 7;
const FIGURES = 8;

export function privilegeFields(size: Size) {
  const { role, owners, seats } = size;
  const sells = role[3] === 1 || role[3] === 2;
  return {
    words: {
      /** The highest bid for the card for sale. */
      high: sells ? 1 : 0,
    },
    halves: {
      /** By seat: 1 + the secret bid for a place, 0 none yet. */
      bid: sells ? seats : 0,
    },
    bytes: {
      /** By kind: cards left. */
      deck: ifIn(size, 3, CARDS.length),
      /** By owner and kind: 0 none, else the place among its cards. */
      privilege: ifIn(size, 3, owners * CARDS.length),
      /** The row from left to right: kinds and prices. */
      row: ifIn(size, 3, ROW_LENGTH),
      rowPrice: ifIn(size, 3, ROW_LENGTH),
      stall: ifIn(size, 3, FIGURES),
      /** By place in the order: 1 + the seat that took it, 0 free. */
      places: sells ? seats : 0,
      /** By owner and tile, after those of all owners the ownerless ones. */
      factories: sells ? (owners + 1) * TILES : 0,
      /** By tile: 1 where a factory was built in this turn. */
      built: sells ? TILES : 0,
    },
  };
}

export const BID_PHASE = codeFor(3, 0);
export const PLACE_PHASE = codeFor(3, 1);
export const AUCTION_PHASE = codeFor(3, 2);
