import type { CompanyId } from '../data/companies';
import type { DemandColour } from '../data/demand-tiles';
import type { ChartRow } from '../data/length-chart';
import type { Mode } from '../rules/options';
import type { Place, ScoreLine } from '../rules/scoring';

/** How a hex is described to somebody who cannot see it. */
export interface HexFacts {
  /** The city's or strait's name; null for an open hex. */
  readonly name: string | null;
  readonly at: string;
  readonly start: CompanyId | null;
  readonly capacity: number;
  readonly companies: readonly CompanyId[];
  readonly tile: readonly DemandColour[] | null;
  /** Trains that the chosen company needs to build here; null where it cannot. */
  readonly cost: number | null;
  /** The place on the route shown, counted from 1; null off it. */
  readonly step: number | null;
  /** On a harbor in play. */
  readonly harbor: boolean;
  /** How far the Golden Spike has come that lies on this hex, in a sentence. */
  readonly spike: string | null;
  /** The automa's target marker stands here. */
  readonly target: boolean;
}

/** A pick in the draft. */
export interface PickFacts {
  readonly mode: Mode;
  /** How many picks were made before it. */
  readonly picks: number;
  readonly setAside: number;
}

/** What a company's card tells, after its name, to somebody who cannot see it. */
export interface CardFacts {
  readonly phase: 'draft' | 'play' | 'over';
  readonly ready: number;
  readonly sharesLeft: number;
  readonly setAside: number;
  readonly length: number;
  readonly values: ChartRow;
  /** Those of the three values that are used in this mode. */
  readonly columns: readonly (keyof ChartRow)[];
  /** The automa's company marker stands here. */
  readonly marker: boolean;
  /** The reader's own part in it. */
  readonly own: Pick<ScoreLine, 'influence' | 'place' | 'shares'> | null;
}

/** What only this game's table says. Functions give whole sentences or labels. */
export interface TableWords {
  readonly letter: Readonly<Record<DemandColour, string>>;
  readonly demand: Readonly<Record<DemandColour, string>>;
  readonly change: (from: number | string, to: number | string) => string;

  readonly board: (name: string) => string;
  readonly hex: (facts: HexFacts) => string;
  readonly card: (facts: CardFacts) => string;
  readonly companies: string;
  readonly ready: string;
  readonly perShare: string;
  readonly shares: string;
  readonly setAside: string;
  readonly length: string;
  readonly influence: string;
  readonly influenceShort: string;
  readonly owned: string;

  readonly turn: string;
  readonly panels: string;
  readonly players: string;
  readonly log: string;
  readonly nothingPlayed: string;
  readonly toAct: string;
  readonly starts: string;
  readonly noShares: string;
  readonly worthNow: (points: number) => string;

  readonly chooseCompany: string;
  readonly chooseShare: string;
  /** The expert duel: a turn's only, first or second action; `used` is the company of the first. */
  readonly chooseOnly: string;
  readonly chooseFirst: string;
  readonly chooseSecond: (used: string) => string;
  readonly draftMeaning: (pick: PickFacts) => string;
  readonly draft: (pick: PickFacts) => string;
  readonly take: (influence: number) => string;
  readonly chooseCity: (cities: number) => string;
  readonly forTrains: (name: string, trains: number) => string;
  readonly trains: (count: number) => string;
  readonly takeTitle: (company: string) => string;
  readonly buildTitle: (company: string, city: string) => string;
  readonly route: (number: number, of: number) => string;
  readonly otherRoute: string;
  readonly steer: string;
  readonly chooseAlso: string;
  readonly chooseHarbor: string;
  readonly chooseWest: string;
  readonly compensation: string;
  readonly ifEndedNow: string;
  readonly confirm: string;
  readonly back: string;
  readonly close: string;
  /** After a refusal: leads to the rule that it comes from. */
  readonly why: string;
  /** Leads to what the figures mean. */
  readonly legend: string;

  readonly capacity: (capacity: number, held: number) => string;
  readonly holds: string;
  readonly tile: string;
  readonly noTile: string;
  readonly startOf: (company: string) => string;
  readonly whoCanBuild: string;
  readonly showAgain: string;

  readonly place: Readonly<Record<Place, string>>;
}
