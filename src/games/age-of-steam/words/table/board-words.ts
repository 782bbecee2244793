import type { PricePart } from '../../rules/price';

export type Terrain = 'plain' | 'river' | 'mountain' | 'town' | 'city';

/** While track is built. */
export interface BuildWords {
  readonly fit: (shapes: number) => string;
  readonly pricePart: Readonly<Record<PricePart, (dollars: number) => string>>;
  /** `parts` are price parts. */
  readonly price: (parts: readonly string[]) => string;
  /** A shape for players who do not see it: its kind and the ways it joins. */
  readonly shape: (tile: string, ways: readonly string[], cost: number) => string;
  readonly way: (from: string, to: string) => string;
  readonly completes: (from: string, to: string, points: number) => string;
  readonly claims: (hexes: number) => string;
  readonly stillOpen: string;
  /** Track that is only turned is lost at the end of the turn. */
  readonly turnedOnly: string;
  readonly losesAtEnd: (places: readonly string[]) => string;
  readonly losesCity: string;
  /** A new city can be placed only before the first tile. */
  readonly noCityAfter: string;
  readonly tilesLeft: (tile: string, left: number) => string;
  readonly lastTile: string;
  readonly cityAhead: (color: string, side: string, die: number, waiting: number) => string;
  readonly trackRemoved: (spokes: number) => string;
  readonly nothingRemoved: string;
  readonly own: string;
  readonly ownedBy: (name: string) => string;
  readonly unowned: string;
  /** Unfinished track has its open ends in these directions. */
  readonly openEnds: (directions: readonly string[]) => string;
  /** No track can lead in these directions. */
  readonly blocked: (directions: readonly string[]) => string;
}

/** While goods are shipped. */
export interface MoveWords {
  readonly ways: (ways: number) => string;
  readonly route: (stops: readonly string[]) => string;
  /** What one of the owners gets; `name` null: oneself. */
  readonly pay: (name: string | null, by: number) => string;
  readonly paysNobody: string;
  readonly linksUsed: (used: number, of: number) => string;
  readonly none: (engine: number) => string;
  /** Above what could be delivered with a better engine alone. */
  readonly withEngine: (engine: number) => string;
  readonly nothingMore: (engine: number) => string;
  readonly engineMeans: (from: number, to: number) => string;
  readonly final: string;
  readonly stopsHere: (city: string) => string;
}
