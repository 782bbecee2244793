import { holds, type Token } from '../../data/world/holds';
import { privilegesOf } from '../../data/world/privileges';
import { MODULES, type ModuleId, WORLDS, type World, worldFrom } from '../../data/world/world';
import type { BookText } from '../en/book';
import type { Names } from '../en/names';
import { nameIn } from '../names';
import { type Spoken, spokenOf } from './book-text';
import { CHAPTER_OF, type ChapterId, PARAGRAPHS, type ParagraphId } from './paragraphs';

/** The world that the app offers first. */
const USUAL = '685';

/** A paragraph of a world, with its words. */
export interface SaidParagraph {
  readonly id: ParagraphId;
  readonly title: string;
  readonly text: string;
  /** The cards that it speaks of. */
  readonly cards: readonly { readonly title: string; readonly text: string }[];
}

/** A chapter of a world. */
export interface Section {
  readonly id: ChapterId;
  readonly title: string;
  readonly module: ModuleId | null;
  readonly paragraphs: readonly SaidParagraph[];
}

/** What begins a world's page; the chapters about its modules follow in the order of their roles. */
export const FIRST = ['goal', 'end', 'income', 'twist', 'setup', 'round'] as const;

/** The chapters of a world, in the order in which they are read; with a number of seats, those of a match. */
export function sectionsOf(
  world: World,
  text: BookText,
  names: Names,
  seats: number | null = null,
): readonly Section[] {
  const spoken = spokenOf(world, seats);
  const [goal, income, twist] = world;
  const roles: Partial<Record<ChapterId, ModuleId>> = { goal, income, twist };
  const chapters: readonly ChapterId[] = [
    ...FIRST,
    'residents',
    ...world.map((module) => CHAPTER_OF[module]),
  ];
  return chapters.map((id) => {
    const role = roles[id];
    const paragraphs = idsOf(id).filter((one) => holds(world, tokensOf(id, one)));
    return {
      id,
      title: role ? `${text.chapters[id]}: ${names.module[role]}` : text.chapters[id],
      module: role ?? MODULES.find((module) => CHAPTER_OF[module] === id) ?? null,
      paragraphs: paragraphs.map((one) => said(one, spoken, text, names)),
    };
  });
}

/**
 * The chapters of all worlds together, without what each world says of its own set-up and turns. A sentence that
 * differs by world is taken from a world where it applies.
 */
export function allSections(text: BookText, names: Names): readonly Section[] {
  const usual = worldFrom(USUAL);
  const worlds = usual ? [usual, ...WORLDS] : WORLDS;
  const chapters = (Object.keys(PARAGRAPHS) as ChapterId[]).filter(
    (id) => id !== 'setup' && id !== 'round',
  );
  return chapters.map((id) => ({
    id,
    title: text.chapters[id],
    module: MODULES.find((module) => CHAPTER_OF[module] === id) ?? null,
    paragraphs: idsOf(id).flatMap((one) => {
      const world = worlds.find((some) => holds(some, tokensOf(id, one)));
      if (!world) return [];
      const paragraph = said(one, spokenOf(world), text, names);
      const module = isByRole(id) ? /^[a-z]+-(\d)/.exec(one)?.[1] : undefined;
      return module
        ? { ...paragraph, title: `${nameIn(names.module, module)}: ${paragraph.title}` }
        : paragraph;
    }),
  }));
}

/** Chapters in which each module has its own say; the ids of their paragraphs name it. */
const isByRole = (id: ChapterId) => ['goal', 'end', 'income', 'twist'].includes(id);

const idsOf = (chapter: ChapterId) => Object.keys(PARAGRAPHS[chapter]) as ParagraphId[];

function tokensOf(chapter: ChapterId, id: ParagraphId): readonly Token[] {
  const ids: Readonly<Partial<Record<ParagraphId, readonly Token[]>>> = PARAGRAPHS[chapter];
  return ids[id] ?? [];
}

function said(id: ParagraphId, spoken: Spoken, book: BookText, names: Names): SaidParagraph {
  const { title, text } = book.paragraphs[id];
  const cards = id === 'cards' ? privilegesOf(spoken.world) : [];
  return {
    id,
    title,
    text: typeof text === 'string' ? text : text(spoken),
    cards: cards.map((card) => ({ title: names.card(card), text: names.privilege[card] })),
  };
}
