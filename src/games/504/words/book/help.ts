import type { Help } from '../../../../kit/help';
import type { World } from '../../data/world/world';
import type { BookText } from '../en/book';
import type { Names } from '../en/names';
import type { ParagraphId } from './paragraphs';
import { isPictured, isTrueIn } from './pictures';
import { RULINGS, type RulingId } from './rulings';
import { allSections, sectionsOf } from './sections';
import { WHY } from './topics';

/** The rules of a world and nothing of others; those of all worlds where there is none. */
export function helpOf(world: World | null, text: BookText, names: Names): Help {
  const sections = world ? sectionsOf(world, text, names) : allSections(text, names);
  const here = new Set<string>(
    sections.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)),
  );
  return {
    chapters: sections
      .filter(({ paragraphs }) => paragraphs.length > 0)
      .map(({ title, paragraphs }) => ({
        title,
        paragraphs: paragraphs.map(({ cards, ...paragraph }) => ({
          ...paragraph,
          picture: pictureOf(paragraph.id, world, text),
          legend: cards.map((card) => ({ ...card, more: paragraph.id })),
          rulings: rulingsOf(paragraph.id).map((ruling) => text.rulings[ruling]),
        })),
      })),
    about(topic) {
      if (here.has(topic)) return topic;
      const wanted = (WHY as Readonly<Partial<Record<string, readonly ParagraphId[]>>>)[topic];
      return wanted?.find((id) => here.has(id)) ?? null;
    },
  };
}

function pictureOf(id: ParagraphId, world: World | null, text: BookText): string | null {
  return isPictured(id) && isTrueIn(id, world) ? text.pictures[id] : null;
}

function rulingsOf(id: ParagraphId): readonly RulingId[] {
  return (Object.keys(RULINGS) as RulingId[]).filter((ruling) => RULINGS[ruling] === id);
}
