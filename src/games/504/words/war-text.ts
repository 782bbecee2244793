/** What the table says of armies and fights, in one language. */
export interface WarText {
  /** By the kind of a tile. */
  readonly attack: (residents: number) => string;
  /** 4.III: how many of the armies there fall, each with a resident. */
  readonly skirmish: (fall: number, armies: number) => string;
  readonly armies: (armies: number) => string;
  /** The probability in percent: the tile is conquered, or is left empty. */
  readonly conquers: (percent: number) => string;
  readonly empties: (percent: number) => string;
  /** Attackers on average, with one decimal. */
  readonly loses: (attackers: string) => string;
  readonly fight: (attackers: number, armies: number) => string;
  readonly retreat: string;
  readonly toRetreat: (left: number) => string;
  readonly refuge: string;
  readonly seize: string;
  readonly annex: string;
  readonly toAnnex: (settlements: number) => string;
  readonly barracks: string;
  readonly militia: string;
  readonly bounty: (amount: number) => string;
  readonly attackersHere: (owner: string, attackers: number) => string;
  /** The hits that an HQ has taken in this turn, and how many bring it down. */
  readonly hits: (hits: number, most: number) => string;
  readonly safe: (company: string) => string;

  /** What the signs on the map mean. */
  readonly signs: { readonly tower: string; readonly shield: string; readonly swords: string };
  readonly controlled: string;
  readonly tiles: string;
  readonly armiesOf: string;
  readonly lands: string;
  readonly residentsLeft: string;
  readonly settlementsLeft: string;
  /** `falls`: whether capitals can be brought down. */
  goal(falls: boolean): string;
  readonly report: {
    readonly title: (place: string) => string;
    /** What the terrain adds to each die. */
    readonly shift: (shift: number) => string;
    /** Hits that a card takes off. */
    readonly off: (hits: number) => string;
    readonly hits: (hits: number) => string;
    readonly outcome: (told: Outcome) => string;
  };
}

/** What a fight came to: armies of the defender and attackers that fell, and who has the tile. */
export interface Outcome {
  readonly attacker: string;
  /** Null: a free city. */
  readonly defender: string | null;
  readonly fell: number;
  readonly lost: number;
  readonly outcome: OutcomeId;
}

export type OutcomeId = 'conquered' | 'neutralized' | 'held';
