import type { Help } from '../../../../kit/help';
import { RULINGS } from '../rulings';
import type { HelpText } from './help-text';
import { CHAPTERS, type ParagraphId } from './paragraphs';
import { FIGURES, PARTS, WHY } from './topics';

/** The rules help as the app shows it, from the text of a language. */
export function helpFrom(text: HelpText): Help {
  const rulingsOf = (id: ParagraphId) => keysOf(RULINGS).filter((ruling) => RULINGS[ruling] === id);
  const legendOf = (id: ParagraphId) =>
    keysOf(FIGURES).filter((figure) => PARTS[FIGURES[figure].part] === id);
  const paragraph = (id: ParagraphId) => ({
    id,
    ...text.paragraphs[id],
    picture: (text.pictures as Readonly<Partial<Record<ParagraphId, string>>>)[id] ?? null,
    legend: legendOf(id).map((figure) => ({ ...text.figures[figure], more: FIGURES[figure].more })),
    rulings: rulingsOf(id).map((ruling) => text.rulings[ruling]),
  });
  return {
    chapters: keysOf(CHAPTERS).map((chapter) => ({
      title: text.chapters[chapter],
      paragraphs: CHAPTERS[chapter].map(paragraph),
    })),
    about: (topic) =>
      (({ ...WHY, ...PARTS }) as Readonly<Partial<Record<string, ParagraphId>>>)[topic] ?? null,
  };
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
