import type { ParagraphId } from './help/paragraphs';

/** What is played where the rulebooks are silent, each with the paragraph that it belongs to. */
export const RULINGS = {
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
