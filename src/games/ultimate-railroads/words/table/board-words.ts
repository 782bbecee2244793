/** What the strip of seats says. */
export interface StripWords {
  readonly label: string;
  readonly passed: string;
  /** What passing would pay. */
  readonly pass: (points: number) => string;
  /** Behind a seat's points; before what the round would add to them. */
  readonly points: string;
  readonly round: string;
  readonly seat: (
    one: {
      readonly place: number;
      readonly score: number;
      readonly round: { readonly total: number };
      readonly workers: number;
      readonly rubles: number;
      readonly passed: boolean;
    },
    passing: number,
  ) => string;
}

/** A seat's board. */
export interface BoardWords {
  readonly of: (name: string) => string;
  /** The way to it. */
  readonly mine: string;
  readonly industry: string;
  readonly reach: (reach: number) => string;
  readonly ifRoundEnded: string;
  /** For a screen reader: the fronts of the colors from black, and the points. */
  readonly spoken: (fronts: readonly number[], points: number) => string;
  readonly spokenLane: (markers: readonly string[], factories: readonly number[]) => string;
  readonly kievSum: (line: number, stars: number, medal: number) => string;
  /** Something is paid as soon as the reach is long enough. */
  readonly waits: (what: string, needs: number, has: number) => string;
  readonly doubled: string;
  readonly doubleWaits: (needs: number, has: number) => string;
  readonly nextFactory: (number: number) => string;
  readonly nextGap: (gap: string) => string;
  readonly blackWorker: string;
  readonly hiddenCards: (n: number) => string;
  readonly showCards: (n: number) => string;
}

export interface ComingWords {
  readonly title: string;
  /** In which round it can be hired, and how many rounds away that is. */
  readonly hired: (round: number, away: number) => string;
  readonly never: string;
}

export interface SupplyWords {
  readonly title: string;
  readonly tile: (number: number) => string;
  /** In the supply, and as factories that anybody may take. */
  readonly left: (supply: number, returned: number) => string;
  readonly rest: (doublers: number, cards: number) => string;
  readonly cards: (cards: string) => string;
}
