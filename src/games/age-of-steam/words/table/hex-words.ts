import type { Terrain } from './board-words';

/** Track on a hex: where it leads, and whose it is. */
export interface HexTrack {
  readonly ways: readonly string[];
  /** null: the reader; an empty text: unowned. */
  readonly owner: string | null;
  readonly complete: boolean;
  /** The directions in which it has an open end. */
  readonly open: readonly string[];
}

/** The facts of a hex for players who cannot see it. */
export interface HexFacts {
  /** Its name, or its way from the nearest place. */
  readonly place: string;
  readonly terrain: Terrain;
  /** The color of a city; null elsewhere. */
  readonly color: string | null;
  readonly cubes: readonly { readonly cube: string; readonly count: number }[];
  readonly tracks: readonly HexTrack[];
  /** What the cheapest tile costs here now; null where none can be built. */
  readonly from: number | null;
}

/** A player's card, after the name, for players who cannot see it. */
export interface PlayerFacts {
  /** In the player order. */
  readonly place: number;
  readonly cash: number;
  readonly income: number;
  readonly shares: number;
  readonly engine: number;
  readonly score: number;
  /** The name of the action held; null: none. */
  readonly action: string | null;
  /** The turn in which the player went out; null: still in. */
  readonly out: number | null;
}

export interface HexWords {
  readonly board: (name: string) => string;
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly hex: (facts: HexFacts) => string;
  readonly player: (facts: PlayerFacts) => string;
}
