import type { ParagraphId } from './help/paragraphs';

/** What is played where the rulebooks are silent or differ, each with the paragraph that it belongs to. */
export const RULINGS = {
  'random-order': 'set-up',
  'two-bidders': 'dropping',
  'pass-any-time': 'passing',
  'highest-stays': 'passing',
  'once-a-hex': 'build-turn',
  'city-is-enough': 'connected',
  'tile-back-first': 'supply',
  'four-exits-alike': 'supply',
  'add-or-turn': 'complex',
  'city-no-loop': 'new-cities',
  'city-completes': 'new-cities',
  'two-turned': 'redirect',
  'disc-limit': 'discs',
  'no-income-limit': 'earning',
  'last-one-standing': 'bankrupt',
  'last-growth': 'turns',
  'shared-places': 'ranking',
  'link-by-link': 'steps',
} as const satisfies Readonly<Record<string, ParagraphId>>;

export type RulingId = keyof typeof RULINGS;
