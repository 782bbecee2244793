import { RANDOM_WORDS } from '../../../../kit/random';
import { TILES } from '../../data/board';
import { COMPANIES } from '../../data/figures';
import type { Size } from './ids';

/** Places in `now`. */
export const PHASE = 0;
export const ROUND = 1;
/** Whose turn it is: a place in the order. */
export const AT = 2;
/** How many are in the order. */
export const IN = 3;
/** The step of a turn: a place in the steps of the world. */
export const STEP = 4;
/** The code of the pending choice, 0 none. */
export const PENDING = 5;
/** Turn marks (G5.5): free actions, residents bought. */
export const FREE = 6;
export const BOUGHT = 7;
/** Tiles on the map. */
export const LAID = 8;
/** Whole rounds without progress before this one (G5.7); PROGRESSED once there was some in this one. */
export const IDLE = 9;
const FIGURES = 10;

export const PROGRESSED = 255;
/** No tile, owner or seat. */
export const NONE = 255;
/** In `income`: none yet. */
export const NO_INCOME = 0xffffffff;

/** Values in `place`. */
export const [EMPTY, SETTLEMENT, HQ] = [0, 1, 2] as const;

/** In `q` and `r`: so much is added, so that they are not negative. */
export const ORIGIN = 64;
/** The longest order: of the companies. */
const ORDER_MOST = COMPANIES;

/** Figures by owner and tile are at `owner * TILES + tile`, neighbors at `tile * 6 + direction`. */
export function baseFields({ owners, company }: Size) {
  return {
    words: {
      random: RANDOM_WORDS,
      /** The number of the turn for the app. */
      turns: 1,
      cash: owners,
      vp: owners,
      /** The last one. */
      income: owners,
    },
    halves: {
      /** Once-only income of this turn. */
      once: 1,
    },
    bytes: {
      now: FIGURES,
      order: ORDER_MOST,
      hq: owners,
      president: company ? owners : 0,
      turnsTaken: owners,
      storedResidents: owners,
      storedSettlements: owners,
      /** Tiles in the order in which they were laid. */
      kind: TILES,
      number: TILES,
      q: TILES,
      r: TILES,
      neighbor: TILES * 6,
      place: owners * TILES,
      active: owners * TILES,
      exhausted: owners * TILES,
    },
  };
}
