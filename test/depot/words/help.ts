import type { Help } from '../../../src/kit/help';
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
export const PICTURED = ['steps', 'score'] as const satisfies readonly ParagraphId[];

/** The paragraph behind each refusal, and behind the figures of the table. */
const ABOUT: Readonly<Record<Refusal['because'] | 'players' | 'turn', ParagraphId>> = {
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
  players: 'score',
  turn: 'steps',
};

/** The rules in one language. */
export interface HelpText {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly paragraphs: Readonly<
    Record<ParagraphId, { readonly title: string; readonly text: string }>
  >;
  readonly pictures: Readonly<Record<(typeof PICTURED)[number], string>>;
}

export function helpFrom({ chapters, paragraphs, pictures }: HelpText): Help {
  const known: Readonly<Partial<Record<ParagraphId, string>>> = pictures;
  return {
    chapters: (Object.keys(CHAPTERS) as ChapterId[]).map((chapter) => ({
      title: chapters[chapter],
      paragraphs: CHAPTERS[chapter].map((id) => ({
        ...{ id, picture: known[id] ?? null, legend: [], rulings: [] },
        ...paragraphs[id],
      })),
    })),
    about: (topic) => (ABOUT as Readonly<Partial<Record<string, ParagraphId>>>)[topic] ?? null,
  };
}
