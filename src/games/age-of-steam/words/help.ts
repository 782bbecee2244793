import type { Refusal } from '../rules/refusals';

/** The rules help: its chapters with their paragraphs, in the order in which they are read. */
const CHAPTERS = {
  game: ['aim', 'set-up', 'players', 'phases'],
  shares: ['issue', 'share-price'],
  auction: ['bidding', 'dropping', 'passing'],
  actions: ['select', 'first-actions', 'building-actions', 'goods-actions'],
  track: ['build-turn', 'place', 'first-tile', 'connected', 'directions', 'cost', 'supply'],
  complex: ['towns', 'complex', 'new-cities'],
  ownership: ['redirect', 'link', 'unfinished', 'discs'],
  goods: ['move-rounds', 'delivery', 'colors', 'earning', 'engine'],
  money: ['income', 'expenses', 'short', 'bankrupt', 'reduction'],
  growth: ['display', 'production', 'dice', 'bag'],
  end: ['turns', 'score', 'ranking'],
  house: ['steps', 'taking-back', 'from-outside'],
} as const;

type ChapterId = keyof typeof CHAPTERS;
export type ParagraphId = (typeof CHAPTERS)[ChapterId][number];

/** The paragraphs that a small picture explains. */
const PICTURED = [
  ...(['bidding', 'place', 'connected', 'directions', 'towns', 'complex', 'new-cities'] as const),
  ...(['redirect', 'unfinished', 'delivery', 'earning', 'display', 'dice'] as const),
] as const satisfies readonly ParagraphId[];

export type PicturedId = (typeof PICTURED)[number];

/** What is played where the rulebooks are silent or differ, each with the paragraph that it belongs to. */
const RULINGS = {
  'random-order': 'set-up',
  'two-bidders': 'dropping',
  'pass-any-time': 'passing',
  'highest-stays': 'passing',
  'once-a-hex': 'build-turn',
  'city-is-enough': 'connected',
  'tile-back-first': 'supply',
  'four-exits-alike': 'supply',
  'add-or-turn': 'complex',
  'no-turning-town': 'complex',
  'city-before-track': 'new-cities',
  'city-no-loop': 'new-cities',
  'city-completes': 'new-cities',
  'two-turned': 'redirect',
  'disc-limit': 'discs',
  'no-income-limit': 'earning',
  'last-one-standing': 'bankrupt',
  'last-growth': 'turns',
  'shared-places': 'ranking',
  'out-keeps-links': 'bankrupt',
  'nothing-forced': 'select',
  'link-by-link': 'steps',
} as const satisfies Readonly<Record<string, ParagraphId>>;

export type RulingId = keyof typeof RULINGS;

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

/** The paragraph about each part of the table that leads to the rules help. */
const PARTS = {
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
  move: 'move-rounds',
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
} satisfies Readonly<Record<string, ParagraphId>>;
export type TopicWord = keyof typeof PARTS;

/** Every figure on the table that a legend explains, and the paragraph that says more. */
const FIGURES = {
  cash: { part: 'players', more: 'income' },
  points: { part: 'players', more: 'score' },
  warningMark: { part: 'players', more: 'short' },
  seatPlace: { part: 'auction', more: 'phases' },
  price: { part: 'auction', more: 'dropping' },
  lastBid: { part: 'auction', more: 'bidding' },
  allowance: { part: 'tile', more: 'build-turn' },
  buildDot: { part: 'tile', more: 'place' },
  buildRing: { part: 'tile', more: 'place' },
  townRing: { part: 'tile', more: 'towns' },
  tilePrice: { part: 'tile', more: 'cost' },
  tilesLeft: { part: 'supply', more: 'supply' },
  ownerMark: { part: 'link', more: 'discs' },
  openCircle: { part: 'open-end', more: 'unfinished' },
  cubeMark: { part: 'move', more: 'colors' },
  pay: { part: 'move', more: 'earning' },
  sum: { part: 'payday', more: 'expenses' },
  incomeFall: { part: 'warning', more: 'bankrupt' },
  die: { part: 'display', more: 'dice' },
  box: { part: 'display', more: 'dice' },
  percent: { part: 'dice', more: 'dice' },
  bagCount: { part: 'bag', more: 'bag' },
} satisfies Readonly<Record<string, { part: TopicWord; more: ParagraphId }>>;
export type FigureWord = keyof typeof FIGURES;

/** The rules help without its texts. */
export const PLAN = {
  ...{ chapters: CHAPTERS, pictured: PICTURED, rulings: RULINGS },
  ...{ why: WHY, parts: PARTS, figures: FIGURES },
};
