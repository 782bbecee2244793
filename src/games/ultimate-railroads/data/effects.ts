/** The kinds of steps (5.2): of one color, of black or gray (`basic`), of every color (`any`). */
export const STEP_KINDS = ['black', 'gray', 'brown', 'natural', 'white', 'basic', 'any'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Effects with a number. */
export const COUNTED = [
  // Into the pool (5.2): `prize` is points or a `bonus`, `bonus` an end-bonus card when the turn ends.
  ...(['industry', 'build', 'locomotive', 'factory'] as const),
  ...(['key', 'token', 'card', 'prize', 'bonus'] as const),
  // At once. Matches and designs that phones keep have `roubles`, so it stays in all that is written (as `colour`).
  ...(['points', 'roubles', 'doublers', 'temps'] as const),
  // At once: points for the numbers of this many of the highest locomotives (10.5).
  'sumLocomotives',
  // A lock (5.9): this many steps of different pieces.
  'spread',
] as const;
type Counted = (typeof COUNTED)[number];

/**
 * The most that a single effect gives. With these, and with what a list may hold at most, every turn ends, a match stays
 * short enough to be kept, and whether an action can be done in full is found out quickly (5.4).
 */
export const AMOUNT_MOST: Readonly<Record<Counted, number>> = {
  ...{ industry: 5, build: 2, locomotive: 2, factory: 2 },
  ...{ key: 3, token: 2, card: 2, prize: 2, bonus: 2 },
  ...{ points: 30, roubles: 9, doublers: 5, temps: 2 },
  ...{ sumLocomotives: 4, spread: 5 },
};
/** All steps of a list together, and effects of a list. */
export const STEPS_MOST = 5;
export const EFFECTS_MOST = 4;

/** Effects that happen once, written with a 1: the second marker and the black worker at once, and two locks. */
export const SINGLE = ['marker', 'blackWorker', 'again', 'guest'] as const;

/** 5.9: no list of effects has two of these. */
export const LOCKING: readonly string[] = ['again', 'guest', 'spread', 'hand'];

/** What there is once, and so comes by ?-cards alone (11.2), and what comes by ?-tokens alone (9.1). */
export const ON_CARDS: readonly string[] = ['hand', 'engineer', 'blackWorker'];
export const ON_TOKENS: readonly string[] = ['marker'];

type With<Whats extends string, Value> = {
  [What in Whats]: { readonly [One in What]: Value };
}[Whats];

/**
 * Everything that an action, a factory, a card or a token may do. The list is closed; which effects each has is data
 * (5.1), and this is their written form.
 */
export type Effect =
  | { readonly steps: StepKind; readonly n: number }
  | With<Counted, number>
  | With<(typeof SINGLE)[number], 1>
  /** At once: points for the numbers of the seat's engineers (10.5). */
  | { readonly sumEngineers: true }
  /** A lock: this tile comes into the hand. */
  | { readonly hand: TileId }
  /** At once: this engineer joins the seat. */
  | { readonly engineer: number };

/** A kind of effect: the color of steps, or the word of another effect. */
export type EffectKind =
  | StepKind
  | Counted
  | (typeof SINGLE)[number]
  | 'sumEngineers'
  | 'hand'
  | 'engineer';

export function kindOf(effect: Effect): EffectKind {
  // An effect that is no steps has one key, which is its word.
  return 'steps' in effect ? effect.steps : (Object.keys(effect)[0] as EffectKind);
}

/** 1.3: the tiles, always in this order. */
export const TILE_IDS = [
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9', '9x', '10a', '10b'] as const),
] as const;
export type TileId = (typeof TILE_IDS)[number];

/** 1.5: engineers have the numbers from 1 to this. */
export const ENGINEERS = 15;
