import { EVEN_MONEY, EXTRA_MONEY, FALLING, RISING } from '../../data/figures';
import { type Facts, factsOf } from '../../data/world/facts';
import { holds, type Token } from '../../data/world/holds';
import type { ModuleId, Role, World } from '../../data/world/world';
import type { ChapterId, ParagraphIn } from './paragraphs';

/** A world as its sentences ask for it. */
export interface Spoken {
  readonly world: World;
  readonly facts: Facts;
  readonly is: (...tokens: readonly Token[]) => boolean;
  /** How many play; null: any number, so figures that go by it are told for each. */
  readonly seats: number | null;
}

export function spokenOf(world: World, seats: number | null = null): Spoken {
  return { world, facts: factsOf(world), is: (...tokens) => holds(world, tokens), seats };
}

/** A figure by the number of players, and that of every company world. */
type ByTable = readonly [
  figures: readonly [two: number, three: number, four: number],
  companies: number,
];

/** The figure of a match; null: nothing is known of its players. */
export function figureIn(
  { facts, seats }: Spoken,
  ...[figures, companies]: ByTable
): number | null {
  if (facts.companies) return companies;
  return (seats !== null && figures[seats - 2]) || null;
}

/** How many cities reached end a match (M2.8, X23). */
export const citiesToEnd = ({ is }: Spoken): ByTable => (is('4') ? [[7, 6, 5], 4] : [[9, 8, 7], 6]);

/** A heading and the text below it, which may differ by world. */
export interface Passage {
  readonly title: string;
  readonly text: string | ((world: Spoken) => string);
}

/** The paragraphs of a chapter: a language's text is put together from several files. */
export type Passages<Chapter extends ChapterId> = Readonly<Record<ParagraphIn<Chapter>, Passage>>;

/** The parts of a world's name, by module and role. */
export type TitleParts = Readonly<Record<ModuleId, Readonly<Record<Role, string>>>>;

/** What seats have at the start, in turn order (G4.1, G4.2, M3.15); null: they share one sum evenly. */
export function startMoney({ facts, is }: Spoken, seats: number): readonly number[] | null {
  const { money } = facts;
  if (money === 'shares') return null;
  const even = () => Array<number>(seats).fill(EVEN_MONEY[money as keyof typeof EVEN_MONEY]);
  const dealt = { rising: RISING, falling: FALLING }[money as 'rising']?.[seats] ?? even();
  return dealt.map((amount) => amount + (is('3.III') ? EXTRA_MONEY : 0));
}
