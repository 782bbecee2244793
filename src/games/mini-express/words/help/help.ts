import type { Help } from '../../../../kit/help';
import {
  CHAPTERS,
  type ChapterId,
  FIGURES,
  type FigureWord,
  LEGENDS,
  type ParagraphId,
  type PicturedId,
  RULINGS,
  type RulingId,
  WHY,
} from './contents';

/** A heading and the text below it. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

/** The rules help of one language. */
export interface HelpText {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly paragraphs: Readonly<Record<ParagraphId, Passage>>;
  /** The alternative text of a paragraph's picture. */
  readonly pictures: Readonly<Record<PicturedId, string>>;
  /** The legend's explanation of each figure of the table. */
  readonly figures: Readonly<Record<FigureWord, Passage>>;
  readonly rulings: Readonly<Record<RulingId, Passage>>;
}

/** The paragraphs of some chapters: the text of a language is in several files. */
export type Paragraphs<Chapter extends ChapterId> = Readonly<
  Record<typeof import('./contents').CHAPTERS[Chapter][number], Passage>
>;

/** The rules help in the form that the app shows, from the text of a language. */
export function helpFrom(text: HelpText): Help {
  const rulingsOf = (id: ParagraphId) => keysOf(RULINGS).filter((ruling) => RULINGS[ruling] === id);
  const legendOf = (id: ParagraphId) =>
    keysOf(FIGURES).filter((figure) => LEGENDS[FIGURES[figure].legend] === id);
  const paragraph = (id: ParagraphId) => ({
    id,
    ...text.paragraphs[id],
    picture: (text.pictures as Readonly<Partial<Record<ParagraphId, string>>>)[id] ?? null,
    legend: legendOf(id).map((figure) => ({ ...text.figures[figure], more: FIGURES[figure].more })),
    rulings: rulingsOf(id).map((ruling: RulingId) => text.rulings[ruling]),
  });
  return {
    chapters: keysOf(CHAPTERS).map((chapter: ChapterId) => ({
      title: text.chapters[chapter],
      paragraphs: CHAPTERS[chapter].map(paragraph),
    })),
    about: (topic) =>
      (({ ...WHY, ...LEGENDS }) as Readonly<Partial<Record<string, ParagraphId>>>)[topic] ?? null,
  };
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
