import type { CompanyId } from '../data/board-form';
import type { DemandColour } from '../data/demand-tiles';
import type { ChartRow } from '../data/length-chart';
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
}

/** What a company's card tells, after its name, to somebody who cannot see it. */
export interface CardFacts {
  readonly phase: 'draft' | 'play' | 'over';
  readonly ready: number;
  readonly sharesLeft: number;
  readonly setAside: number;
  readonly length: number;
  readonly values: ChartRow;
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
  readonly draftMeaning: (setAside: number) => string;
  readonly draft: string;
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
  readonly compensation: string;
  readonly ifEndedNow: string;
  readonly confirm: string;
  readonly back: string;
  readonly close: string;

  readonly capacity: (capacity: number, held: number) => string;
  readonly holds: string;
  readonly tile: string;
  readonly noTile: string;
  readonly startOf: (company: string) => string;
  readonly whoCanBuild: string;

  readonly place: Readonly<Record<Place, string>>;
  readonly worth: string;
  readonly points: (total: number) => string;
  readonly line: (
    company: string,
    shares: number,
    value: number,
    place: string,
    points: number,
  ) => string;
  readonly tieByShares: (winner: string, others: string) => string;
  readonly tieBySeat: (winner: string, others: string) => string;
}
