import { BID_SPAN, TRACK } from '../../../data/figures';
import type { RulingTexts } from '../../book/topics';

export const rulings: RulingTexts = {
  'one-option': {
    title: 'Rounds have a limit',
    text: 'The rulebook has none. Settlements don’t come back in most worlds, so a game could stop moving. We end it after round 30, or after three rounds without any progress.',
  },
  'supplies-endless': {
    title: 'Supplies don’t run out',
    text: 'Only residents and settlements are limited. The box has enough of everything else in nearly all games.',
  },
  'all-cities-joined': {
    title: 'All cities can be reached',
    text: 'The map is laid so that all ten cities are joined by land. The book asks that for some maps only in part.',
  },
  'buy-limit': {
    title: 'Moving goes over the limits',
    text: 'Nine and seven limit buying only; more residents may move to a tile.',
  },
  'settler-no-hurry': {
    title: 'Settlers don’t hurry others on',
    text: 'A resident that turned into a settlement is not one that makes others stay active.',
  },
  'free-moves': {
    title: 'Ninety-nine free moves',
    text: 'The rulebooks have no limit. We set one, so that every match ends.',
  },
  'goods-stay-aboard': {
    title: 'Goods stay aboard',
    text: 'The sources say so of residents only; we do the same with goods.',
  },
  'settle-anywhere': {
    title: 'Settling by trolley',
    text: 'Allowed in every world without residents, wherever the trolley stands in its step.',
  },
  'price-track': {
    title: `Three spaces of $${TRACK[0]}`,
    text: 'The source names only the first one. With three, the first fall of three spaces is whole.',
  },
  'recall-freely': {
    title: 'No duty to place again',
    text: 'What was recalled need not be placed again in the same turn.',
  },
  'cards-without-pieces': {
    title: 'Storage without residents',
    text: 'A city is reached even if there is no resident to lie on its card.',
  },
  'deck-halved': {
    title: 'Cards with three players',
    text: 'Of the second set half of the cards leave, rounded down, and everybody sees which.',
  },
  'bids-paid': {
    title: 'Everybody pays their bid',
    text: 'All pay what they bid for the first order, not only the winner.',
  },
  'bid-span': {
    title: `Bids rise by at most $${BID_SPAN}`,
    text: 'At once, above the least allowed. You can always raise again.',
  },
  'lower-backs-free': {
    title: 'Earlier backs stay free',
    text: 'Once a card of a later back lies in the row, the earlier ones cost nothing for good.',
  },
  'falling-order': {
    title: 'The order in which armies fall',
    text: 'Militia first, then residents, then barracks, settlement or headquarters. A headquarters that isn’t brought down stands whole again after the fight.',
  },
  'no-settlement-left': {
    title: 'Conquering without a settlement',
    text: 'If storage has no settlement, the tile is left empty and the attackers go to storage.',
  },
  'house-controls-city': {
    title: 'Controlling open cities',
    text: 'Where cities are open to all, a trading house of yours counts as control for income and points.',
  },
  'annex-no-reward': {
    title: 'Annexing is no placing',
    text: 'Tiles that are annexed bring no reward for placing a settlement.',
  },
  'last-attack': {
    title: 'No attack after the last settlement',
    text: 'The rulebook only calls off the attacks that are open. We also allow no new one in that turn while storage has no settlement.',
  },
  'markers-with-water': {
    title: 'Water in further rounds of markers',
    text: 'After one marker on each land, water and cities get further ones too if they have one already.',
  },
  'explores-on': {
    title: 'Exploring on',
    text: 'The sources differ about explorers that go on. We let them explore hexes beside their tile, one after the other.',
  },
  'hq-takes-no-point': {
    title: 'Headquarters take no point',
    text: 'Only a settlement takes the point of a tile that was never settled.',
  },
  'tokens-everywhere': {
    title: 'Tokens on known tiles',
    text: 'Settling an empty tile brings a token on the tiles of the start too.',
  },
  'neutral-free': {
    title: 'Neutral roads raise no price',
    text: 'Only roads of other players count for what a road takes.',
  },
  'neutral-carry': {
    title: 'Neutral roads carry nobody',
    text: 'Several may lie between two tiles. Nobody travels on them.',
  },
  'shared-lead': {
    title: 'Shared leads',
    text: 'If several have most, all of them lead, with at least one.',
  },
  'card-rows': {
    title: 'Rows of cards',
    text: 'How the cards are split into rows is lost for 2 and 3 players. We use a first row of one card for everybody and two rows of six.',
  },
  'set-sizes': {
    title: 'Room counts goods',
    text: 'A set never has more goods than there is room. Best sets are found by the app.',
  },
  'own-second-turn': {
    title: 'The second turn',
    text: 'The limit begins with everybody’s own second turn, so that nobody who starts later is held back.',
  },
  'value-no-top': {
    title: 'Values have no top',
    text: 'They may rise without limit.',
  },
  'founding-two': {
    title: 'A founding counts as two',
    text: 'When the most bought company of a share round is found, a president’s certificate counts as two shares.',
  },
  'hq-no-upkeep': {
    title: 'Headquarters are free',
    text: 'They cost no upkeep.',
  },
  'one-move': {
    title: 'One move each',
    text: 'Each company’s value moves once, by the sum of what it gets. Where all incomes are equal nothing changes.',
  },
  'rank-shared': {
    title: 'Shared ranks',
    text: 'Companies that tie share the bonuses of their ranks evenly, halves rounded up.',
  },
};
