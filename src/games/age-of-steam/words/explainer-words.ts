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
  /** One that completes none; `where` is the place of its last tile. */
  readonly buildOn: (tiles: number, where: string, cost: number) => string;
  readonly buildNothing: string;
  readonly deliver: (cube: string, from: string, to: string, links: number) => string;
  /** A delivery whose way is still open. */
  readonly ship: (cube: string, from: string) => string;
  readonly engine: (level: number) => string;
  readonly noDelivery: string;
  readonly draw: (cubes: number) => string;
  readonly noDraw: string;
  readonly place: (cube: string, city: string) => string;
  /** Puts the parts of a line one after the other. */
  readonly line: (parts: readonly string[]) => string;

  /** What it is good for, a sentence each. */
  readonly income: (by: number, then: number) => string;
  /** By finished links; `then`: the score after it. */
  readonly points: (by: number, then: number) => string;
  /** `open`: before payday more can still be spent. */
  readonly cash: (left: number, afterPayday: number, open: boolean) => string;
  readonly short: (missing: number) => string;
  /** What one delivery can then bring, which it could not before. */
  readonly opens: (income: number) => string;
  /** What a bid costs if nobody bids more, and what is left of the cash. */
  readonly ifFirst: (pays: number, keeps: number) => string;
  readonly losesTrack: (places: readonly string[]) => string;
  readonly rival: (name: string, by: number) => string;
  /** Nothing that can be counted yet. */
  readonly quiet: string;
}
