import type { Size } from '../../rules/state/ids';
import { codeFor } from '../../rules/state/kind';

/** Places in `share`: the seat with the start card, the number of share rounds begun. */
export const FIRST = 0;
export const SR = 1;
/** The turn: 1 once something was bought or sold; bits of the companies bought, sold. */
export const TRADED = 2;
export const BOUGHT_NOW = 3;
export const SOLD_NOW = 4;
/** Passes in a row, and the first who passed. */
export const PASSES = 5;
export const PASSER = 6;
/** Bits of the seats that have quit. */
export const QUIT = 7;
/** The company whose capital is to be chosen, NONE otherwise. */
export const FOUNDING = 8;
/** How many companies are founded, how many began the last business round, and how many have chosen a dividend. */
export const FOUNDED = 9;
export const LAST_IN = 10;
export const DIVIDENDS = 11;
const FIGURES = 12;

export function shareFields({ role, owners, seats, company }: Size) {
  const own = role[9] === 3 ? owners : 0;
  const founded = company ? owners : 0;
  return {
    words: {
      seatCash: company ? seats : 0,
      /** Of a company; 9.III: of the shares of a seat's own company. */
      value: role[9] > 0 ? owners : 0,
    },
    halves: {},
    bytes: {
      share: company ? FIGURES : 0,
      /** By `company * seats + seat`; 9.III: singles. */
      held: role[9] > 0 ? owners * seats : 0,
      /** Shares with the company itself (9.I), and in the bank. */
      own: founded,
      bank: founded,
      isFounded: founded,
      /** The founded companies by value, and as they were founded. */
      market: founded,
      foundedOrder: founded,
      /** The order in which the last business round began. */
      last: founded,
      /** In this share round: by seat bits of the companies bought, sold; by company how many were bought. */
      bought: company ? seats : 0,
      sold: company ? seats : 0,
      boughtCount: founded,
      /** 9.III: singles in the bank that cannot, and can, be bought; 1 once one was sold in this turn. */
      light: own,
      dark: own,
      soldOne: own > 0 ? 1 : 0,
    },
  };
}

export const SHARE_PHASE = codeFor(9, 0);
export const FOUNDING_PHASE = codeFor(9, 1);
export const DIVIDEND_PHASE = codeFor(9, 2);
