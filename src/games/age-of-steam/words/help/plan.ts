import type { Refusal } from '../../rules/refusals';
import { RULINGS } from '../rulings';
import type { FigureWord, TopicWord } from '../topic-words';
import { CHAPTERS, type ParagraphId, PICTURED } from './paragraphs';

/** The paragraph that says why: of every refusal, so that none leads nowhere. */
const WHY: Readonly<Record<Refusal['because'], ParagraphId>> = {
  over: 'turns',
  'wrong-phase': 'phases',
  'too-many-shares': 'issue',
  holder: 'passing',
  'not-holder': 'passing',
  'no-pass': 'passing',
  'too-low': 'bidding',
  money: 'cost',
  'action-taken': 'select',
  'no-urbanization': 'new-cities',
  'too-late': 'new-cities',
  'city-used': 'new-cities',
  'no-town': 'new-cities',
  loop: 'link',
  discs: 'discs',
  city: 'connected',
  'built-here': 'build-turn',
  'wrong-tile': 'towns',
  unchanged: 'complex',
  'must-keep': 'complex',
  'first-tile': 'first-tile',
  'off-board': 'directions',
  foreign: 'directions',
  'not-connected': 'connected',
  'no-tile': 'supply',
  'no-town-disc': 'towns',
  'engine-most': 'engine',
  'engine-used': 'engine',
  'no-cube': 'delivery',
  'no-delivery': 'delivery',
  'no-link': 'delivery',
  visited: 'delivery',
  'dead-end': 'delivery',
  'no-such-cube': 'production',
  'no-action': 'from-outside',
  'box-full': 'production',
};

/** The paragraph about a part of the table. */
const PARTS: Readonly<Record<TopicWord, ParagraphId>> = {
  players: 'players',
  order: 'phases',
  turns: 'turns',
  shares: 'share-price',
  auction: 'dropping',
  bid: 'bidding',
  actions: 'select',
  tile: 'cost',
  supply: 'supply',
  track: 'link',
  town: 'towns',
  'new-city': 'new-cities',
  link: 'link',
  'open-end': 'unfinished',
  delivery: 'earning',
  engine: 'engine',
  income: 'income',
  expenses: 'expenses',
  payday: 'expenses',
  warning: 'bankrupt',
  reduction: 'reduction',
  display: 'display',
  dice: 'dice',
  bag: 'bag',
  score: 'score',
};

/** What each legend explains, and the paragraph that says more. */
const FIGURES: Readonly<
  Record<FigureWord, { readonly part: TopicWord; readonly more: ParagraphId }>
> = {
  cash: { part: 'players', more: 'income' },
  points: { part: 'players', more: 'score' },
  warningMark: { part: 'players', more: 'short' },
  seatPlace: { part: 'auction', more: 'phases' },
  price: { part: 'auction', more: 'dropping' },
  lastBid: { part: 'auction', more: 'bidding' },
  allowance: { part: 'tile', more: 'build-turn' },
  tilePrice: { part: 'tile', more: 'cost' },
  tilesLeft: { part: 'supply', more: 'supply' },
  ownerMark: { part: 'link', more: 'discs' },
  openCircle: { part: 'open-end', more: 'unfinished' },
  cubeMark: { part: 'delivery', more: 'colors' },
  pay: { part: 'delivery', more: 'earning' },
  sum: { part: 'payday', more: 'expenses' },
  incomeFall: { part: 'warning', more: 'bankrupt' },
  die: { part: 'display', more: 'dice' },
  box: { part: 'display', more: 'dice' },
  percent: { part: 'dice', more: 'dice' },
  bagCount: { part: 'bag', more: 'bag' },
};

/** The rules help without its texts. */
export const PLAN = {
  ...{ chapters: CHAPTERS, pictured: PICTURED, rulings: RULINGS },
  ...{ why: WHY, parts: PARTS, figures: FIGURES },
};
