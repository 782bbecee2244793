import type { Refusal } from '../rules/refusals';

/** The paragraphs, in the order in which they are read. */
export const CHAPTERS = {
  game: ['aim', 'round'],
  turn: ['bids', 'steps', 'loan', 'orders', 'companies'],
  end: ['score'],
} as const;

type ChapterId = keyof typeof CHAPTERS;
export type ParagraphId = (typeof CHAPTERS)[ChapterId][number];

/** The paragraphs that the view draws a picture of. */
const PICTURED = ['steps', 'score'] as const satisfies readonly ParagraphId[];

/** The paragraph behind each refusal. */
const WHY: Readonly<Record<Refusal['because'], ParagraphId>> = {
  over: 'score',
  'no-action': 'round',
  'wrong-phase': 'round',
  'bid-too-low': 'bids',
  'no-steps': 'steps',
  'deck-empty': 'orders',
  'train-full': 'steps',
  'yard-empty': 'steps',
  'not-loaded': 'steps',
  'one-loan': 'loan',
  'price-lowest': 'companies',
  'price-highest': 'companies',
};

/** The rules help without its texts. */
export const PLAN = {
  ...{ chapters: CHAPTERS, pictured: PICTURED, rulings: {}, why: WHY, figures: {} },
  // The figures of the table.
  parts: { players: 'score', turn: 'steps' } as const,
};
