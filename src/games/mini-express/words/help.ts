import type { Passage } from '../../../kit/help-plan';
import type { Refusal } from '../rules/refusals';

/** The rules help: its chapters with their paragraphs, in reading order. */
const CHAPTERS = {
  game: ['aim', 'card', 'set-up', 'draft'],
  turn: ['turn', 'share-price', 'share-trains'],
  building: [
    ...(['destination', 'start-cities', 'city', 'route', 'shortest', 'passing'] as const),
    ...(['compensation', 'length', 'influence', 'purple', 'capacity', 'preview'] as const),
  ],
  end: ['depletion', 'last-round'],
  scoring: ['places', 'value', 'score', 'ties'],
  automa: [
    ...(['automa', 'automa-draft', 'automa-tiles', 'automa-share', 'automa-build'] as const),
    ...(['automa-route', 'automa-again', 'automa-score', 'automa-duel', 'levels'] as const),
  ],
  expert: ['expert-draft', 'expert-turn', 'expert-end'],
  spike: ['spike-begin', 'spike-line', 'spike-west'],
  harbors: ['harbor-hexes', 'harbor-open', 'harbor-automa'],
  house: ['taking-back', 'from-outside'],
} as const;

type ChapterId = keyof typeof CHAPTERS;
type ParagraphId = (typeof CHAPTERS)[ChapterId][number];

/** The paragraphs of some chapters: the text of a language is in several files. */
export type Paragraphs<Chapter extends ChapterId> = Readonly<
  Record<(typeof CHAPTERS)[Chapter][number], Passage>
>;

/** The paragraphs with a small picture of the board. */
const PICTURED = [
  ...(['destination', 'shortest', 'passing', 'compensation', 'length', 'influence'] as const),
  ...(['purple', 'capacity', 'spike-line', 'harbor-open'] as const),
] as const satisfies readonly ParagraphId[];

export type PicturedId = (typeof PICTURED)[number];

/** What the app plays where the rulebooks are silent, each with its paragraph. */
const RULINGS = {
  'skipped-player': 'turn',
  'start-no-destination': 'start-cities',
  'start-bars': 'passing',
  'harbor-bars': 'harbor-hexes',
  'few-first-shares': 'automa-draft',
  'refresh-in-duel': 'automa-tiles',
  'target-stops': 'automa-tiles',
  'skipped-automa': 'automa-again',
  'levels-in-duel': 'levels',
  'twice-if-there': 'levels',
  'no-second-action': 'expert-turn',
  'no-west-side': 'spike-west',
  'marker-breaks-tie': 'spike-west',
  'harbors-equally-near': 'harbor-automa',
} as const satisfies Readonly<Record<string, ParagraphId>>;

export type RulingId = keyof typeof RULINGS;

/** The paragraph with the reason for each refusal, so that none is without a link. */
const WHY: Readonly<Record<Refusal['because'], ParagraphId>> = {
  over: 'last-round',
  'wrong-phase': 'draft',
  'no-share-left': 'depletion',
  'influence-too-low': 'share-price',
  'same-company': 'draft',
  'pair-taken': 'draft',
  'none-set-aside': 'draft',
  'own-track': 'destination',
  'no-tile': 'capacity',
  'start-city': 'start-cities',
  full: 'capacity',
  'too-far': 'route',
  unreachable: 'passing',
  'also-missing': 'purple',
  'company-used': 'expert-turn',
  'would-end': 'expert-turn',
  'harbor-missing': 'harbor-open',
  'west-missing': 'spike-west',
  'not-connected': 'route',
  'not-a-chain': 'route',
  'not-shortest': 'shortest',
  'through-city': 'passing',
  'own-track-on-route': 'route',
  'also-unexpected': 'purple',
  'also-same': 'purple',
  'harbor-unexpected': 'harbor-open',
  'harbor-taken': 'harbor-open',
  'no-harbor': 'harbor-open',
  'west-unexpected': 'spike-west',
  'west-not-on-line': 'spike-west',
  'no-city': 'destination',
  'route-too-long': 'route',
  'unexpected-key': 'from-outside',
  'no-action': 'from-outside',
};

/** The paragraph with the legend of a part of the table. */
const PARTS = {
  card: 'card',
  city: 'city',
  preview: 'preview',
  players: 'score',
  places: 'places',
  bag: 'automa-tiles',
} satisfies Readonly<Record<string, ParagraphId>>;
export type TopicWord = keyof typeof PARTS;

/** What each legend explains, and the paragraph that says more. */
const FIGURES = {
  ready: { part: 'card', more: 'route' },
  sharesLeft: { part: 'card', more: 'depletion' },
  supply: { part: 'card', more: 'last-round' },
  setAside: { part: 'card', more: 'draft' },
  lengthNow: { part: 'card', more: 'length' },
  values: { part: 'card', more: 'value' },
  ownInfluence: { part: 'card', more: 'influence' },
  room: { part: 'city', more: 'capacity' },
  tile: { part: 'city', more: 'influence' },
  cost: { part: 'city', more: 'route' },
  trainsChange: { part: 'preview', more: 'compensation' },
  lengthChange: { part: 'preview', more: 'length' },
  perShare: { part: 'preview', more: 'value' },
  influenceChange: { part: 'preview', more: 'influence' },
  placeChange: { part: 'preview', more: 'places' },
  worthChange: { part: 'preview', more: 'score' },
  worth: { part: 'players', more: 'value' },
  held: { part: 'players', more: 'share-price' },
  place: { part: 'places', more: 'value' },
  tileSteps: { part: 'bag', more: 'automa' },
} satisfies Readonly<Record<string, { part: TopicWord; more: ParagraphId }>>;

/** The rules help without its texts. */
export const PLAN = {
  ...{ chapters: CHAPTERS, pictured: PICTURED, rulings: RULINGS },
  ...{ why: WHY, parts: PARTS, figures: FIGURES },
};
