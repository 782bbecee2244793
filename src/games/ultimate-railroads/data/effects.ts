/** The kinds of steps (5.2): of one color, of black or gray (`basic`), of every color (`any`). */
export const STEP_KINDS = ['black', 'gray', 'brown', 'natural', 'white', 'basic', 'any'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Effects with a number. */
export const COUNTED = [
  // Into the pool (5.2): `prize` is points or a `bonus`, `bonus` an end-bonus card when the turn ends.
  ...(['industry', 'build', 'locomotive', 'factory'] as const),
  ...(['key', 'token', 'card', 'prize', 'bonus'] as const),
  // At once.
  ...(['points', 'roubles', 'doublers', 'temps'] as const),
  // At once: points for the numbers of the highest locomotives, so many of them (10.5).
  'sumLocomotives',
  // A lock (5.9): so many steps of different pieces.
  'spread',
] as const;

/** Effects that happen once, written with a 1: the second marker and the black worker at once, and two locks. */
export const SINGLE = ['marker', 'blackWorker', 'again', 'guest'] as const;

/** 5.9: no list of effects has two of these. */
export const LOCKING: readonly string[] = ['again', 'guest', 'spread', 'hand'];

type With<Whats extends string, Value> = {
  [What in Whats]: { readonly [One in What]: Value };
}[Whats];

/**
 * Everything that an action, a factory, a card or a token may do. The list is closed; which of them stand on what is
 * data (5.1), and this is their written form.
 */
export type Effect =
  | { readonly steps: StepKind; readonly n: number }
  | With<(typeof COUNTED)[number], number>
  | With<(typeof SINGLE)[number], 1>
  /** At once: points for the numbers of the seat's engineers (10.5). */
  | { readonly sumEngineers: true }
  /** A lock: this tile comes into the hand. */
  | { readonly hand: TileId }
  /** At once: this engineer joins the seat. */
  | { readonly engineer: number };

/** 1.3: the tiles, always in this order. */
export const TILE_IDS = [
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9', '9x', '10a', '10b'] as const),
] as const;
export type TileId = (typeof TILE_IDS)[number];

/** 1.5: engineers have the numbers from 1 to this. */
export const ENGINEERS = 15;
