import type { Passage } from '../../../../kit/help-plan';

/** The rules help: its chapters with their paragraphs, in the order in which they are read. */
export const CHAPTERS = {
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
export const PICTURED = [
  ...(['bidding', 'place', 'connected', 'directions', 'towns', 'complex', 'new-cities'] as const),
  ...(['redirect', 'unfinished', 'delivery', 'earning', 'display', 'dice'] as const),
] as const satisfies readonly ParagraphId[];

export type PicturedId = (typeof PICTURED)[number];

/** The paragraphs of some chapters: a language's text is put together from several files. */
export type Paragraphs<Chapter extends ChapterId> = Readonly<
  Record<(typeof CHAPTERS)[Chapter][number], Passage>
>;
