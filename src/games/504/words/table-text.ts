import type { OwnerText } from './owner-text';
import type { PrivilegeText } from './privilege-text';
import type { RaceText } from './race-text';
import type { TrolleyText } from './trolley-text';
import type { WarText } from './war-text';

/** An owner's pieces on a tile. */
export interface PiecesTold {
  readonly owner: string;
  readonly isHq: boolean;
  readonly active: number;
  readonly exhausted: number;
}

export interface OwnerTold {
  readonly name: string;
  readonly points: number;
  readonly cash: number;
  readonly income: number;
  /** Of a company: who decides for it, and what a share is worth. */
  readonly president: string | null;
  readonly value: number | null;
  readonly progress: { readonly has: number; readonly needs: number } | null;
}

/** What only the table says, in one language. */
export interface TableText {
  readonly owner: OwnerText;
  readonly map: string;
  readonly everybody: string;
  readonly lookUp: string;
  /** `lone`: a settlement in a world without residents. */
  readonly legend: Readonly<
    Record<'title' | 'hq' | 'settlement' | 'lone' | 'active' | 'exhausted', string>
  >;
  readonly unknown: string;
  readonly money: (amount: number) => string;
  readonly plus: (amount: number) => string;
  readonly city: (number: number) => string;
  readonly pieces: (told: PiecesTold) => string;
  readonly ownerFigures: (told: OwnerTold) => string;
  readonly seatFigures: (name: string, cash: number, score: number) => string;

  /** By the word of a step, a phase or a choice in the middle of a step. */
  readonly ask: Readonly<Record<string, string>>;
  /** For steps that are switched off in this match. */
  readonly passing: { readonly title: string; readonly noMore: (step: string) => string };
  readonly decideFor: (company: string, question: string) => string;
  readonly waiting: (name: string) => string;
  /** What was paid last, perhaps some actions ago. */
  readonly lastPaid: (sentences: string) => string;
  /** As far as money, room and residents go. */
  readonly canBuy: (most: number) => string;
  readonly cannotBuy: string;
  readonly active: (count: number) => string;
  readonly done: string;
  readonly endTurn: string;
  /** Asks where something would be lost with it. */
  readonly endAnyway: string;
  readonly onTo: (step: string) => string;
  readonly stillActive: (count: number) => string;
  /** Of steps that are passed by. */
  readonly skips: (steps: readonly string[]) => string;
  readonly earns: (income: number) => string;
  /** Of an income that could still grow in this turn. */
  readonly forgoes: (income: number) => string;

  readonly way: (from: string, to: string) => string;
  readonly goOn: string;
  readonly howMany: string;
  readonly fewer: string;
  readonly more: string;
  readonly all: (most: number) => string;
  readonly titleAt: (title: string, place: string) => string;

  /** The bill. */
  readonly points: string;
  readonly income: string;
  readonly cash: string;
  readonly wealth: string;
  readonly endsTurn: string;
  /** Where nothing more could be done after it. */
  readonly nothingLeft: string;
  /** The same beside a choice. */
  readonly gains: {
    readonly points: (more: number) => string;
    readonly income: (more: number) => string;
  };

  readonly capital: string;
  /** Beside the question for it. */
  readonly capitalNote: string;
  /** What is around a tile. */
  readonly around: (what: readonly string[]) => string;
  readonly someOf: (count: number, kind: string) => string;
  readonly water: string;
  readonly buy: (count: number) => string;
  readonly move: (count: number) => string;
  readonly settle: (count: number) => string;
  readonly becomesSettlement: string;
  readonly arrives: (staysActive: boolean, count: number) => string;
  /** Where a resident comes from: the place and its side. */
  readonly comesFrom: (place: string, side: string) => string;
  readonly exhausts: (count: number) => string;

  readonly trolley: TrolleyText;
  readonly race: RaceText;

  readonly explore: string;
  readonly harvest: (count: number) => string;
  readonly odds: (kind: string, of: number, all: number) => string;
  /** What becomes of an explorer. */
  readonly explorer: Readonly<Record<'home' | 'mayGoOn' | 'stays' | 'drives', string>>;
  readonly pointsHere: (points: number, isFresh: boolean) => string;
  readonly stacks: string;
  readonly tokens: string;

  readonly road: (ends: readonly string[]) => string;
  /** From the tapped tile: the other end, and its side. */
  readonly roadTo: (place: string, side: string) => string;
  readonly roadTakes: (residents: number, oneGoesHome: boolean) => string;
  /** With a trolley. */
  readonly roadTakesNobody: string;
  /** Null: they have no owner. */
  readonly roadsHere: (owner: string | null, count: number) => string;
  readonly uses: string;
  /** How many from which tile. */
  readonly usesOf: (ends: readonly (readonly [count: number, place: string])[]) => string;
  /** The tile that was tapped, where the other end is called the same. */
  readonly here: string;
  readonly home: string;
  readonly linked: string;

  readonly plant: (good: string) => string;
  readonly fishing: string;
  readonly plantHere: (good: string, owner: string | null) => string;
  readonly goods: string;
  readonly plants: string;
  readonly houses: string;
  readonly room: string;
  readonly sale: {
    readonly ask: string;
    readonly askSwap: string;
    readonly room: (room: number, earned: number) => string;
    readonly sell: (goods: readonly string[]) => string;
    /** Of a good: how many of those in stock are chosen. */
    readonly chosenOf: (chosen: number, stock: number) => string;
    /** The income of the turn with this set, and by the best sale. */
    readonly incomeBy: (income: number, best: number) => string;
    readonly all: string;
    /** What is said of the sets that are sold at once. */
    readonly best: (sets: readonly string[]) => string;
    readonly nothing: string;
    /** Of goods that would bring so much more. */
    readonly unsold: (amount: number) => string;
    readonly take: string;
    readonly toSwap: string;
    readonly toSell: string;
  };

  readonly majorities: string;
  readonly lead: (kind: string, points: number) => string;
  readonly remove: (what: 'residents' | 'settlement' | 'pieces', count: number) => string;
  readonly toRemove: (count: number) => string;

  readonly shares: string;
  readonly company: string;
  readonly value: string;
  readonly toBuy: string;
  readonly president: string;
  readonly founding: (price: number) => string;
  /** What the columns of the table of shares mean; with companies that can be founded or without. */
  readonly sharesMean: (byCompanies: boolean) => string;
  readonly share: {
    readonly ask: string;
    readonly cash: (amount: number) => string;
    readonly quit: string;
    readonly quitMeans: string;
    /** A share, or the founding of the company. */
    readonly buy: (company: string, price: number, founds: boolean) => string;
    readonly sell: (count: number, brings: number) => string;
    readonly sellOwn: string;
  };
  readonly dividend: {
    readonly ask: string;
    readonly earned: (income: number, upkeep: number) => string;
    readonly keeps: (company: string, amount: number) => string;
    readonly rises: string;
  };

  readonly privilege: PrivilegeText;
  readonly war: WarText;

  /** How near the end of the match is, by the module of role I. */
  readonly goal: {
    readonly exploration: (left: number, end: number) => string;
    readonly roads: (cities: number) => string;
    readonly commonRoads: (built: number, end: number) => string;
    readonly production: (goods: number, houses: number) => string;
    readonly majorities: (
      done: number,
      all: number,
      row: { readonly cards: number; readonly scoring: number } | null,
    ) => string;
    /** In business rounds, or those that follow a share round, by its number; null: there is none now. */
    readonly shares: (rounds: readonly number[], last: number, share: number | null) => string;
  };

  /** Why this turn or round is the last: the end is reached, the match is at its limit, or progress stopped. */
  readonly last: {
    readonly turn: string;
    readonly reached: string;
    readonly limit: string;
    /** A round before. */
    readonly limitNext: string;
    readonly idle: string;
  };

  readonly standing: {
    readonly inPlay: (points: number) => string;
    readonly atEnd: (points: number) => string;
    /** What each of them is worth, in points or money. */
    readonly shares: (count: number, company: string, worth: string) => string;
    readonly points: (points: number) => string;
    readonly money: (amount: number) => string;
  };
  readonly reasons: {
    readonly points: (from: number, to: number) => string;
    readonly income: (from: number, to: number) => string;
    readonly cash: (from: number, to: number) => string;
    /** Of a seat with shares: all that counts for it. */
    readonly wealth: (from: number, to: number) => string;
    readonly residents: (active: number) => string;
    readonly ends: string;
  };
}
