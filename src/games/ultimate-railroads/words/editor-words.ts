import type { ListId } from '../data/changes';
import type { EffectKind } from '../data/effects';

/** The groups in which effects are offered. */
export const GROUPS = ['track', 'build', 'gain', 'special'] as const;
export type GroupId = (typeof GROUPS)[number];

/** What a problem of a design is about. */
export interface FlawFacts {
  /** The tile, the engineer or the list. */
  readonly subject: string;
  readonly has: number;
  readonly least: number;
  /** The letter of a stack. */
  readonly stack: string;
}

/** Texts that only the editor of tiles uses. */
export interface EditorWords {
  readonly editor: string;
  readonly tabs: Readonly<Record<'tiles' | 'engineers' | 'cards' | 'checks', string>>;
  readonly lists: Readonly<Record<ListId, string>>;
  readonly hint: string;
  readonly factory: (tile: string) => string;
  /** Cards and tokens by their number in the list. */
  readonly startCard: (number: number) => string;
  readonly card: (number: number) => string;
  readonly token: (number: number) => string;
  /** Where the app knows a tile from. */
  readonly sources: Readonly<Record<'printed' | 'reported' | 'reconstructed', string>>;
  readonly changed: string;
  readonly inTheApp: (does: string) => string;
  readonly nothing: string;

  readonly effects: string;
  readonly amount: (effect: string) => string;
  readonly fewer: (effect: string) => string;
  readonly more: (effect: string) => string;
  readonly remove: (effect: string) => string;
  readonly add: string;
  readonly full: string;
  readonly groups: Readonly<Record<GroupId, string>>;
  /** An effect without its figure. */
  readonly kinds: Readonly<Record<EffectKind, string>>;
  /** An engineer as a whole: what it costs, what it does, and where it comes from. */
  readonly engineer: (cost: string, does: string, stack: string) => string;
  readonly cost: string;
  readonly costs: Readonly<Record<'1' | '2' | 'ruble', string>>;
  readonly stack: string;
  readonly stacks: Readonly<Record<'A' | 'B' | 'card', string>>;
  readonly each: (counts: string) => string;
  readonly least: (step: number) => string;
  readonly points: (step: number) => string;
  readonly restore: string;
  readonly undo: string;
  readonly done: string;

  readonly name: (language: 'en' | 'ko') => string;
  readonly sound: string;
  readonly unsound: (problems: number) => string;
  readonly changes: (n: number) => string;
  readonly showMe: string;
  readonly showMeWhat: (problem: string) => string;
  readonly flaws: Readonly<Record<string, (facts: FlawFacts) => string>>;
  readonly otherFlaw: (problem: string, at: string) => string;
}
