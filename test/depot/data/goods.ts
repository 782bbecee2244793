/** What the depot handles. A good is known by its place in this list. */
export const GOODS = ['coal', 'grain', 'steel'] as const;
export type GoodId = (typeof GOODS)[number];

/** Order cards of each good in the deck. */
export const CARDS_OF_A_GOOD = 8;
export const DECK = GOODS.length * CARDS_OF_A_GOOD;

/** What an order brings at the end when its cars were delivered, and costs when not. */
export const ORDER_FILLED = 4;
export const ORDER_OPEN = -2;

export const MOST_SEATS = 6;
/** Cars that a train can hold. */
export const TRAIN = 3;
/** Steps of a turn, before a loan. */
export const STEPS = 3;
/** What a loan costs; it brings one more step. */
export const LOAN = 3;
export const HIGHEST_BID = 5;
/** By how much a price falls with each car that is delivered. */
export const FALL = 1;
export const LOWEST_PRICE = 1;
export const HIGHEST_PRICE = 6;
/** A strict bank closes the depot of a player who has fewer points than this at the end of a turn. */
export const LIMIT = -5;
