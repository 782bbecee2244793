import type { DecisiveFact } from '../../../kit/hindsight';
import type { ActionId } from '../data/actions';
import type { Board } from '../rules/board';
import type { Names } from './en/names';

interface Compared {
  winner: number;
  figure: number;
  second: number;
  secondFigure: number;
}

/** What is known of each kind of fact. Seats are numbers; money, points and turns as the rules count them. */
interface Facts {
  income: Compared;
  track: Compared;
  shares: Compared;
  delivered: { seat: number; links: number; deliveries: number };
  longest: { board: Board; seat: number; from: string; to: string; links: number; turn: number };
  guests: { seat: number; income: number };
  'gave-away': { seat: number; income: number; to: number };
  'income-at': {
    winner: number;
    turn: number;
    income: number;
    second: number;
    secondIncome: number;
  };
  engine: { seat: number; engine: number; turn: number };
  short: { seat: number; income: number; turns: number };
  bankrupt: { seat: number; turn: number; missing: number };
  reduction: { seat: number; income: number };
  bids: { seat: number; paid: number; first: number };
  'early-shares': { seat: number; shares: number; turn: number };
  action: { seat: number; action: ActionId; times: number };
  /** `ends`: the ids of cities, the hexes of towns. */
  link: { board: Board; seat: number; ends: readonly string[]; uses: number };
  'new-city': { board: Board; seat: number; city: string; deliveries: number };
  'last-turn': { winner: number; points: number };
  unfinished: { seat: number; cost: number };
  lead: { winner: number; turn: number };
  comeback: { winner: number; turn: number; behind: number };
}

export type SteamFact = DecisiveFact &
  { [Word in keyof Facts]: { readonly fact: Word } & Readonly<Facts[Word]> }[keyof Facts];

/** The names of what facts number. */
export interface FactNames extends Pick<Names, 'action'> {
  readonly seat: (seat: number) => string;
  /** A city by its id, a town by its hex. */
  readonly place: (board: Board, id: string) => string;
}
