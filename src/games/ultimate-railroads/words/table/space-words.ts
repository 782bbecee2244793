import type { AreaId } from './area-id';

/** Why an action cannot be carried out in full (5.4). */
export type BlockId =
  /** A color that the seat does not have yet. */
  | 'color'
  /** No room up to the color ahead, or to the end of the lines. */
  | 'room'
  | 'ends'
  /** An empty gap of the industry track, or its end. */
  | 'gap'
  | 'lane'
  /** No locomotive is left. */
  | 'supply'
  /** All places for doublers are full, or none is left. */
  | 'doubled'
  | 'doublers'
  /** Nothing to use again; not enough different tracks to move. */
  | 'again'
  | 'spread';

/** What a space says in a word or two when it cannot be used. */
export type ShortId =
  | BlockId
  | 'no-workers'
  | 'few-workers'
  | 'no-rubles'
  | 'few-rubles'
  | 'own-place'
  | 'has-claim'
  | 'not-now';

/** The main board. */
export interface SpaceWords {
  readonly title: string;
  readonly free: (n: number) => string;
  readonly area: Readonly<Record<AreaId, string>>;
  readonly cost: (workers: number, rubles: number) => string;
  readonly atBest: (points: number) => string;
  readonly takenBy: (names: string) => string;
  /** Of the space that is never taken. */
  readonly usedBy: (names: string) => string;
  readonly hire: string;
  readonly hires: (engineer: number, effects: string) => string;
  readonly hireNote: string;
  readonly ofEngineer: (engineer: number, effects: string) => string;
  /** On a space, and in a sentence. */
  readonly place: (place: number) => string;
  readonly claim: (place: number) => string;
  /** To the player in place 1 who claims place 2. */
  readonly claimFirst: string;
  readonly claimNote: string;
  readonly use: string;
  readonly payDifferently: string;
  /** A color that the seat does not have yet, and the space of black on the first line that brings it. */
  readonly unlock: (color: string, space: number) => string;
  /** `about`: the steps or what else is not possible, the gap in the way, or what `unlock` says. */
  readonly blocked: Readonly<Record<BlockId, (about: string) => string>>;
  readonly short: Readonly<Record<ShortId, string>>;
}
