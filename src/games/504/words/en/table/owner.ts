import type { TextsOf } from '../../../../../kit/texts';

/** By the digit of the module that brings it. */
type ByDigit = Readonly<Record<number, string>>;

const rule: ByDigit = {
  1: 'goods delivered in this turn',
  2: 'new settlements and cities',
  3: 'factories',
  4: 'controlled tiles',
  5: 'income tokens',
  6: 'linked tiles',
  7: 'majorities',
  8: 'best sale of goods',
};

const goal: ByDigit = {
  1: 'delivered goods',
  2: 'cities reached',
  3: 'factories',
  4: 'controlled tiles',
  5: 'exploration',
  6: 'linked tiles',
  7: 'majorities',
  8: 'goods and trading houses',
};

const towardEnd: ByDigit = {
  2: 'Cities reached, to end the match',
  4: 'Pieces placed, to end the match',
  6: 'Linked cities, to end the match',
  8: 'Trading houses, to end the match',
};

export const owner = {
  /** Leads there from the row of owners. */
  look: 'what these figures are',
  money: 'Money',
  income: 'Income at the end of the next turn',
  /** What the income is made of. */
  incomeOf: {
    always: 'everybody gets',
    rule,
    cards: 'privileges',
    once: 'once, for this turn',
  },
  points: 'Points, if the match ended now',
  /** What the points are made of. */
  pointsOf: {
    inPlay: 'collected so far',
    goal,
    twist: 'majorities',
  },
  /** What counts toward the end of the match, by the module of role I. */
  towardEnd,
  outOf: (has: number, needs: number) => `${has} of ${needs}`,
  residents: 'Residents',
  active: 'active: can still act',
  exhausted: 'exhausted, until the next purchase',
  /** How many can be bought: in all, and new ones. */
  room: (capital: number, elsewhere: number) =>
    `The capital takes up to ${capital} residents, other tiles ${elsewhere}, and 1 more for each exhausted`,
  settlements: 'Settlements, with headquarters',
  onMap: 'on the map',
  inStorage: 'in storage',
  /** Of a seat with shares, in the preview of an action. */
  pointsNow: 'Your points if the match ended now',
  share: 'A share is worth',
  /** Its points in the score, and those of them by the order of the companies. */
  perShare: 'Points of a share, if the match ended now',
  forRank: 'for its rank',
  president: 'President, who decides',
  wealth: 'Money and shares in all',
};

/** What is said of an owner's figures where all of them are looked up. */
export type OwnerText = TextsOf<typeof owner>;
