import type { StepId } from '../../data/world/terms';
import type { Refusal } from '../../rules/state/events';
import type { ParagraphId } from './paragraphs';

/**
 * The paragraphs that say why something is refused and what a step is, the nearest first: the first one that the
 * match's world has is meant. The last one is in every world.
 */
export const WHY: Readonly<Record<Refusal['because'] | StepId, readonly ParagraphId[]>> = {
  'wrong-phase': ['turn-steps'],
  'not-now': ['turn-steps'],
  'no-money': ['business', 'setup-money'],
  'no-piece': ['recall', 'setup-pieces'],
  'tile-full': ['buy', 'turn-steps'],
  'purchase-limit': ['limit', 'buy', 'turn-steps'],
  'no-active': ['awake', 'turn-steps'],
  'too-far': ['ride', 'move', 'drive', 'tiles'],
  'not-walkable': ['tiles'],
  tired: ['tired', 'turn-steps'],
  'no-settlement': ['buy', 'road', 'deliver-house', 'factories', 'tiles'],
  taken: ['demand', 'road', 'plants', 'factories', 'setup-capital'],
  'not-linked': ['network', 'network-armies', 'setup-map'],
  'unknown-hex': ['explore', 'setup-map'],
  'no-stack': ['markers', 'setup-map'],
  'no-vp': ['harvest', 'tie-break'],
  'no-demand': ['demand', 'setup-map'],
  'no-room': ['room', 'trolley', 'setup-pieces'],
  'no-mp': ['drive', 'tiles'],
  'wrong-good': ['sale', 'load-city', 'load-plant', 'plants', 'tiles'],
  owned: ['cards', 'setup-pieces'],
  price: ['auction', 'setup-bids', 'setup-money'],
  half: ['shares', 'setup-money'],
  'bought-or-sold': ['share-round', 'round-phases'],
  president: ['sell', 'round-phases'],
  'no-share': ['shares', 'deal', 'own-shares', 'setup-money'],
  protected: ['safe', 'capital-attack', 'tiles'],
  'cut-off': ['removal', 'tiles'],
  'bad-place': ['found', 'setup-capital'],
  over: ['end-limit', 'tie-break'],
  'move-capital': ['move-capital', 'turn-steps'],
  deal: ['deal', 'turn-steps'],
  privilege: ['take', 'turn-steps'],
  upgrade: ['upgrade', 'turn-steps'],
  buy: ['buy', 'turn-steps'],
  act: ['move', 'turn-steps'],
  trolley: ['drive', 'turn-steps'],
  factory: ['factories', 'turn-steps'],
  fight: ['dice', 'turn-steps'],
  sale: ['sale', 'turn-steps'],
};

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
  'last-attack': 'end-4',
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
