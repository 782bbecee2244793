import { type Facts, factsOf } from '../../data/world/facts';
import { holds, type Token } from '../../data/world/holds';
import type { ModuleId, Role, World } from '../../data/world/world';
import type { ChapterId, ParagraphId, ParagraphIn } from './paragraphs';
import type { PictureTexts } from './pictures';
import type { RulingId } from './rulings';

/** A world as its sentences ask for it. */
export interface Spoken {
  readonly world: World;
  readonly facts: Facts;
  readonly is: (...tokens: readonly Token[]) => boolean;
}

export function spokenOf(world: World): Spoken {
  return { world, facts: factsOf(world), is: (...tokens) => holds(world, tokens) };
}

/** A heading and the text below it, which may differ by world. */
export interface Passage {
  readonly title: string;
  readonly text: string | ((world: Spoken) => string);
}

/** The paragraphs of a chapter: a language's text is put together from several files. */
export type Passages<Chapter extends ChapterId> = Readonly<Record<ParagraphIn<Chapter>, Passage>>;

/** What a world's page says beside its paragraphs. */
export interface PageText {
  /** Labels of the facts at the top of the page. */
  readonly fact: Readonly<Record<'length' | 'map' | 'start' | 'money' | 'order', string>>;
  /** The facts themselves. */
  readonly length: Readonly<Record<Length, string>>;
  readonly map: (world: Spoken) => string;
  readonly start: (world: Spoken) => string;
  readonly money: (world: Spoken) => string;
  readonly order: (world: Spoken) => string;
  readonly turn: string;
  /** What every turn ends with. */
  readonly income: string;
}

/** How long matches of a world last, by the number of rounds; `set`: as many as the rules say. */
export type Length = 'set' | 'short' | 'middle' | 'long' | 'limit';

/** The rules of all worlds in one language. */
export interface BookText {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly paragraphs: Readonly<Record<ParagraphId, Passage>>;
  readonly rulings: Readonly<Record<RulingId, { readonly title: string; readonly text: string }>>;
  readonly page: PageText;
  readonly pictures: PictureTexts;
}

/** The parts of a world's name, by module and role. */
export type TitleParts = Readonly<Record<ModuleId, Readonly<Record<Role, string>>>>;
