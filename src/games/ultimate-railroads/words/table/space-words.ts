import type { AreaId } from './area-id';

/** The main board. */
export interface SpaceWords {
  readonly title: string;
  readonly free: (n: number) => string;
  readonly area: Readonly<Record<AreaId, string>>;
  readonly cost: (workers: number, rubles: number) => string;
  readonly atBest: (points: number) => string;
  readonly takenBy: (names: string) => string;
  readonly hire: string;
  readonly hires: (engineer: number, effects: string) => string;
  readonly hireNote: string;
  readonly ofEngineer: (engineer: number, effects: string) => string;
  /** On a space, and in a sentence. */
  readonly place: (place: number) => string;
  readonly claim: (place: number) => string;
  readonly claimNote: string;
  readonly use: string;
  readonly payDifferently: string;
  /** A color that the seat does not have yet, and the space of black on the first line that brings it. */
  readonly noColor: (color: string, space: number) => string;
  /** Why not, in one or two words, by the word of the refusal. */
  readonly short: Readonly<Record<string, string>>;
}
