import type { OutsideRefusalWord, RefusalWord } from '../dictionary';
import type { FigureWord, TopicWord } from '../topic-words';
import type { ParagraphId } from './paragraphs';

/** The paragraph that says why: of every refusal, so that none leads nowhere. */
export const WHY: Readonly<Record<RefusalWord | OutsideRefusalWord, ParagraphId>> = {
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
export const LEGENDS: Readonly<Record<TopicWord, ParagraphId>> = {
  card: 'card',
  city: 'city',
  preview: 'preview',
  players: 'score',
  places: 'places',
  bag: 'automa-tiles',
};

/** What each legend explains, and the paragraph that says more. */
export const FIGURES: Readonly<
  Record<FigureWord, { readonly legend: TopicWord; readonly more: ParagraphId }>
> = {
  ready: { legend: 'card', more: 'route' },
  sharesLeft: { legend: 'card', more: 'depletion' },
  setAside: { legend: 'card', more: 'draft' },
  lengthNow: { legend: 'card', more: 'length' },
  values: { legend: 'card', more: 'value' },
  ownInfluence: { legend: 'card', more: 'influence' },
  ownShares: { legend: 'card', more: 'score' },
  room: { legend: 'city', more: 'capacity' },
  tile: { legend: 'city', more: 'influence' },
  cost: { legend: 'city', more: 'route' },
  trainsChange: { legend: 'preview', more: 'compensation' },
  lengthChange: { legend: 'preview', more: 'length' },
  perShare: { legend: 'preview', more: 'value' },
  influenceChange: { legend: 'preview', more: 'influence' },
  placeChange: { legend: 'preview', more: 'places' },
  worthChange: { legend: 'preview', more: 'score' },
  worth: { legend: 'players', more: 'value' },
  held: { legend: 'players', more: 'share-price' },
  place: { legend: 'places', more: 'value' },
  tileSteps: { legend: 'bag', more: 'automa' },
};
