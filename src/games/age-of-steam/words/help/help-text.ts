import type { RulingId } from '../rulings';
import type { FigureWord } from '../topic-words';
import type { CHAPTERS, ChapterId, ParagraphId, PicturedId } from './paragraphs';

/** A heading and what is said below it. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

/** The rules help of one language. */
export interface HelpText {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly paragraphs: Readonly<Record<ParagraphId, Passage>>;
  /** Text alternatives of the paragraphs' pictures. */
  readonly pictures: Readonly<Record<PicturedId, string>>;
  /** Each figure of the table as the legend explains it. */
  readonly figures: Readonly<Record<FigureWord, Passage>>;
  readonly rulings: Readonly<Record<RulingId, Passage>>;
}

/** The paragraphs of some chapters: a language's text is put together from several files. */
export type Paragraphs<Chapter extends ChapterId> = Readonly<
  Record<(typeof CHAPTERS)[Chapter][number], Passage>
>;
