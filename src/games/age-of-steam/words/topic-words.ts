/** The parts of the table that lead to a paragraph of the rules help. */
export type TopicWord =
  | 'players'
  | 'order'
  | 'turns'
  | 'shares'
  | 'auction'
  | 'bid'
  | 'actions'
  | 'tile'
  | 'supply'
  | 'track'
  | 'town'
  | 'new-city'
  | 'link'
  | 'open-end'
  | 'delivery'
  | 'engine'
  | 'income'
  | 'expenses'
  | 'payday'
  | 'warning'
  | 'reduction'
  | 'display'
  | 'dice'
  | 'bag'
  | 'score';

/** What a panel leads to after a refusal: a bid and a tile both fail for want of money, by different rules. */
export function whyTopic(because: string, asked: TopicWord | undefined): string {
  return because === 'money' && asked === 'auction' ? 'bid' : because;
}

/** Every figure on the table that a legend explains. */
export type FigureWord =
  | 'cash'
  | 'points'
  | 'warningMark'
  | 'seatPlace'
  | 'price'
  | 'lastBid'
  | 'allowance'
  | 'tilePrice'
  | 'tilesLeft'
  | 'ownerMark'
  | 'openCircle'
  | 'cubeMark'
  | 'pay'
  | 'sum'
  | 'incomeFall'
  | 'die'
  | 'box'
  | 'percent'
  | 'bagCount';
