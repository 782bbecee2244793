import type { Help } from '../../../../kit/help';
import type { ValuePage } from '../../../../kit/words';
import { holds } from '../../data/world/holds';
import type { ModuleId, World } from '../../data/world/world';
import type { BookText, Length } from '../en/book';
import type { Names } from '../en/names';
import { spokenOf } from './book-text';
import type { ParagraphId } from './paragraphs';
import { isPictured, isTrueIn } from './pictures';
import { allSections, FIRST, sectionsOf } from './sections';
import { RULINGS, type RulingId, WHY } from './topics';

/** The rules of a world alone, with the figures for this number of seats; without a world, those of all. */
export function helpOf(
  world: World | null,
  text: BookText,
  names: Names,
  seats: number | null = null,
): Help {
  const sections = world ? sectionsOf(world, text, names, seats) : allSections(text, names);
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

/** The page of a world, composed of what its modules bring. */
export function pageOf(world: World, title: string, text: BookText, names: Names): ValuePage {
  const spoken = spokenOf(world);
  const { fact, length, map, start, money, order, turn, income: ends } = text.page;
  const lasts = lengthOf(world);
  return {
    title,
    facts: [
      ...(lasts ? [{ label: fact.length, text: length[lasts] }] : []),
      { label: fact.map, text: map(spoken) },
      { label: fact.start, text: start(spoken) },
      { label: fact.money, text: money(spoken) },
      { label: fact.order, text: order(spoken) },
    ],
    sequence: { label: turn, steps: [...spoken.facts.steps.map((step) => names.step[step]), ends] },
    sections: sectionsOf(world, text, names)
      .filter(({ paragraphs }) => paragraphs.length > 0)
      .map(({ id, title: heading, module, paragraphs }) => ({
        id,
        title: heading,
        part: module,
        main: (FIRST as readonly string[]).includes(id),
        passages: paragraphs.map((one) => ({ title: one.title, text: one.text, list: one.cards })),
      })),
  };
}

/** How long matches last with simple players; null: not measured yet. */
export function lengthOf(world: World): Length | null {
  if (holds(world, ['9.I'])) return 'set';
  if (holds(world, ['9.II']) && (world[0] === '3' || world[0] === '6')) return 'limit';
  return LENGTHS[world[0]] ?? null;
}

const LENGTHS: Partial<Record<ModuleId, Length>> = {
  1: 'middle',
  2: 'middle',
  5: 'long',
  6: 'long',
  7: 'short',
  8: 'long',
};
