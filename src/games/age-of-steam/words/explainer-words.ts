/** What the coach says of a line of actions before it is played. It is loaded with the first hint. */
export interface ExplainerWords {
  /** A line of actions, as a heading names it. */
  readonly issue: (shares: number) => string;
  readonly bid: (amount: number) => string;
  readonly stand: (amount: number) => string;
  readonly drop: (place: number, pays: number) => string;
  readonly pass: string;
  readonly select: (action: string) => string;
  readonly urbanize: (city: string, town: string) => string;
  /** A whole build turn that completes links, each “from–to”. */
  readonly buildLinks: (links: readonly string[], cost: number) => string;
  /** One that completes none; `towards` is the place that its open end looks at, or empty. */
  readonly buildOn: (tiles: number, towards: string, cost: number) => string;
  readonly redirect: (place: string) => string;
  readonly buildNothing: string;
  readonly deliver: (cube: string, from: string, to: string, links: number) => string;
  readonly engine: (level: number) => string;
  readonly noDelivery: string;
  readonly draw: (cubes: number) => string;
  readonly noDraw: string;
  readonly place: (cube: string, city: string) => string;
  /** Puts the parts of a line one after the other. */
  readonly line: (parts: readonly string[]) => string;

  /** What it is good for, a sentence each. `name` null: the one who plays. */
  readonly income: (name: string | null, by: number, then: number) => string;
  readonly points: (name: string | null, by: number, then: number) => string;
  readonly cash: (left: number, afterPayday: number) => string;
  readonly solvent: string;
  readonly short: (missing: number) => string;
  readonly opens: (cube: string, from: string, to: string, links: number) => string;
  readonly longer: (links: number) => string;
  readonly ahead: (names: readonly string[]) => string;
  readonly denies: (name: string, action: string) => string;
  readonly blocks: (name: string, place: string) => string;
  readonly takesCube: (name: string, cube: string, from: string) => string;
  readonly keepsTrack: (places: readonly string[]) => string;
  readonly losesTrack: (places: readonly string[]) => string;
  readonly rival: (name: string, by: number) => string;
  readonly cheapPlace: (place: number, pays: number) => string;
  readonly feeds: (city: string) => string;
  /** Nothing that can be counted yet. */
  readonly quiet: string;
}
