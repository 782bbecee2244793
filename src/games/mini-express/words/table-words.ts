import type { CompanyId } from '../data/companies';
import type { DemandColor } from '../data/demand-tiles';
import type { ChartRow } from '../data/length-chart';
import type { Mode } from '../rules/options';
import type { Barred, Rank, ScoreLine } from '../rules/scoring';

/** The description of a hex for screen readers. */
export interface HexFacts {
  /** The city's or strait's name; null for an open hex. */
  readonly name: string | null;
  readonly at: string;
  readonly start: CompanyId | null;
  readonly capacity: number;
  readonly companies: readonly CompanyId[];
  readonly tile: readonly DemandColor[] | null;
  /** Trains that the chosen company needs to build here; null where it cannot. */
  readonly cost: number | null;
  /** The place on the shown route, counted from 1; null off it. */
  readonly step: number | null;
  /** On a harbor in play. */
  readonly harbor: boolean;
  /** The state of the Golden Spike on this hex, in a sentence. */
  readonly spike: string | null;
  /** The automa's target marker is here. */
  readonly target: boolean;
}

/** A pick in the draft. */
export interface PickFacts {
  readonly mode: Mode;
  /** The number of picks before it. */
  readonly picks: number;
  readonly setAside: number;
}

/** The description of a company's card after its name, for screen readers. */
export interface CardFacts {
  readonly phase: 'draft' | 'play' | 'over';
  readonly ready: number;
  readonly sharesLeft: number;
  readonly setAside: number;
  readonly length: number;
  readonly values: ChartRow;
  /** Those of the three values that are used in this mode. */
  readonly columns: readonly (keyof ChartRow)[];
  /** The automa's company marker is here. */
  readonly marker: boolean;
  /** The reader's own part in it. */
  readonly own: Pick<ScoreLine, 'influence' | 'rank' | 'shares'> | null;
}

/** Texts that only this game's table uses. Functions return whole sentences or labels. */
export interface TableWords {
  readonly letter: Readonly<Record<DemandColor, string>>;
  readonly demand: Readonly<Record<DemandColor, string>>;

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

  readonly panels: string;
  readonly players: string;
  readonly log: string;
  readonly toAct: string;
  readonly starts: string;
  readonly noShares: string;
  /** What shares are worth now, beside the shares; and as a screen reader says it. */
  readonly worthShort: (points: number) => string;
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

  readonly capacity: (capacity: number, held: number) => string;
  readonly holds: string;
  readonly tile: string;
  readonly noTile: string;
  readonly startOf: (company: string) => string;
  readonly whoCanBuild: string;

  readonly place: Readonly<Record<Rank, string>>;
}

/** The state of the Golden Spike; its cities by name. */
export interface SpikeFacts {
  readonly state: 'waiting' | 'off' | 'begun' | 'driven';
  readonly first: string;
  readonly far: string;
  readonly east: CompanyId | null;
  readonly west: CompanyId | null;
}

/** Texts of the table that only a match with an automa or a variant uses. */
export interface TableExtraWords {
  readonly spike: (facts: SpikeFacts, company: Readonly<Record<CompanyId, string>>) => string;

  readonly automaTurn: string;
  readonly bag: string;
  readonly inBag: (tiles: number) => string;
  readonly drawn: (tiles: number) => string;
  readonly bagMeaning: string;
  readonly refresh: string;
  readonly tileSteps: (target: number, company: number) => string;
  readonly automaMarkers: (company: string, target: string) => string;
}

/** Texts of a ranking in addition to the table's words. Loaded with the ranking. */
export interface StandingWords {
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
  readonly tieForAutoma: (winner: string, others: string) => string;
  /** Why shares are worth nothing. */
  readonly barred: Readonly<Record<Barred, string>>;
}

/** The parts of the table that have a legend in the rules help. */
export type TopicWord = 'card' | 'city' | 'preview' | 'players' | 'places' | 'bag';

/** Every figure on the table. */
export type FigureWord =
  | 'ready'
  | 'sharesLeft'
  | 'setAside'
  | 'lengthNow'
  | 'values'
  | 'ownInfluence'
  | 'ownShares'
  | 'room'
  | 'tile'
  | 'cost'
  | 'trainsChange'
  | 'lengthChange'
  | 'perShare'
  | 'influenceChange'
  | 'placeChange'
  | 'worthChange'
  | 'worth'
  | 'held'
  | 'place'
  | 'tileSteps';
