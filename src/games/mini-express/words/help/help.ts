import type { Help } from '../../../../kit/help';
import { RULINGS, type RulingId } from '../rulings';
import type { HelpText } from './help-text';
import { CHAPTERS, type ChapterId, type ParagraphId } from './paragraphs';
import { FIGURES, LEGENDS, WHY } from './topics';

/** The rules help as the house shows it, from the text of a language. */
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
