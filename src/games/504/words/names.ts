import type { GOODS, KINDS } from '../data/board';
import type { COMPANY_IDS } from '../data/figures';
import type { PrivilegeId } from '../data/world/privileges';
import type { StepId } from '../data/world/terms';
import type { ModuleId } from '../data/world/world';

export type KindId = (typeof KINDS)[number];
export type GoodId = (typeof GOODS)[number];
export type CompanyId = (typeof COMPANY_IDS)[number];

/** The parts of a match (J2). */
export const STAGES = [
  ...(['bid', 'place', 'capital', 'share', 'auction'] as const),
  ...(['turn', 'shrink', 'dividend', 'over'] as const),
] as const;
export type StageId = (typeof STAGES)[number];

/** Every kind of action (J8). */
export const ACTIONS = [
  ...(['bid', 'pass', 'quit', 'done', 'place', 'capital', 'move-capital', 'buy', 'sell'] as const),
  ...(['recall', 'take', 'upgrade', 'factory', 'move', 'rouse', 'harvest', 'explore'] as const),
  ...(['shift', 'follow', 'road', 'plant', 'drive', 'load', 'unload', 'deliver', 'extra'] as const),
  ...(['settle', 'fight', 'retreat', 'refuge', 'seize', 'annex', 'swap', 'remove'] as const),
  ...(['payout', 'half', 'withhold'] as const),
] as const;
export type ActionId = (typeof ACTIONS)[number];

/** What points are for. */
export const REASONS = [
  ...(['explore', 'settle', 'harvest', 'factory', 'card', 'bonus', 'scoring', 'missed'] as const),
] as const;
export type ReasonId = (typeof REASONS)[number];

/** Mid-term bonuses that are not told by a terrain or a good (M2.10). */
export const FEATS = ['three-cities', 'one-city', 'one-each', 'two-each', 'k+2'] as const;
export type FeatId = (typeof FEATS)[number];

type NamesOf<Id extends string> = Readonly<Record<Id, string>>;

/** What there is on the table and what can be done, in one language. */
export interface Names {
  readonly player: (number: number) => string;
  readonly kind: NamesOf<KindId>;
  /** Where the six neighbors of a hex lie, in the order of STEPS_Q. */
  readonly side: readonly string[];
  /** So many steps to one or two sides of a place. */
  readonly away: (
    place: string,
    steps: readonly (readonly [count: number, side: string])[],
  ) => string;
  readonly good: NamesOf<GoodId>;
  readonly company: NamesOf<CompanyId>;
  /** A company that does something, by its name. */
  readonly firm: (company: string) => string;
  readonly module: NamesOf<ModuleId>;
  readonly step: NamesOf<StepId>;
  readonly stage: NamesOf<StageId>;
  /** What a button says that does it, of those that need no more words. */
  readonly action: NamesOf<
    'pass' | 'quit' | 'upgrade' | 'shift' | 'swap' | 'payout' | 'half' | 'withhold'
  >;
  readonly upgrade: NamesOf<'speed' | 'hold'>;
  /** What points are for: “for a factory”. */
  readonly reason: NamesOf<ReasonId>;
  readonly feat: NamesOf<FeatId>;
  /** What a privilege card does. */
  readonly privilege: NamesOf<PrivilegeId>;
  /** A privilege card by its back and number. */
  readonly card: (id: string) => string;
}

/** A name by its word; an unknown word is its own name. */
export function nameIn(names: Readonly<Record<string, string>>, word: string): string {
  return names[word] ?? word;
}
