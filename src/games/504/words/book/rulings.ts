import type { ParagraphId } from './paragraphs';

/** Where the rulebooks are silent or differ and we decided, by the paragraph to which it belongs. */
export const RULINGS = {
  'one-option': 'end-limit',
  'supplies-endless': 'setup-pieces',
  'all-cities-joined': 'setup-map',
  'buy-limit': 'buy',
  'settler-no-hurry': 'hurry',
  'free-moves': 'tired',
  'goods-stay-aboard': 'trolley',
  'settle-anywhere': 'settle',
  'price-track': 'income-1',
  'recall-freely': 'recall',
  'cards-without-pieces': 'reach',
  'deck-halved': 'setup-privileges',
  'bids-paid': 'setup-bids',
  'bid-span': 'auction',
  'lower-backs-free': 'take',
  'falling-order': 'armies',
  'no-settlement-left': 'outcome',
  'house-controls-city': 'no-fight-cities',
  'annex-no-reward': 'annex',
  'markers-with-water': 'markers',
  'explores-on': 'explorer',
  'hq-takes-no-point': 'harvest',
  'tokens-everywhere': 'tokens',
  'neutral-free': 'road-cost',
  'neutral-carry': 'neutral',
  'shared-lead': 'lead',
  'card-rows': 'order-cards',
  'set-sizes': 'room',
  'own-second-turn': 'limit',
  'value-no-top': 'share-values',
  'founding-two': 'found',
  'hq-no-upkeep': 'upkeep',
  'one-move': 'values-companies',
  'rank-shared': 'score-companies',
} as const satisfies Readonly<Record<string, ParagraphId>>;
export type RulingId = keyof typeof RULINGS;

export type RulingTexts = Readonly<
  Record<RulingId, { readonly title: string; readonly text: string }>
>;
