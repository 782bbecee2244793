import type { DecisiveFact } from '../../../../kit/hindsight';
import type { ActionId } from '../../data/actions';
import type { Board } from '../../rules/board';

/** The words of facts that compare the first with the second by a figure of both. */
const COMPARED = ['income', 'track', 'shares'] as const;

/** Seats are numbers; money, points and turns as the rules count them. */
type Fact =
  | {
      readonly fact: (typeof COMPARED)[number];
      readonly winner: number;
      readonly figure: number;
      readonly second: number;
      readonly secondFigure: number;
    }
  | {
      readonly fact: 'delivered';
      readonly seat: number;
      readonly links: number;
      readonly deliveries: number;
    }
  | {
      readonly fact: 'longest';
      readonly board: Board;
      readonly seat: number;
      readonly from: string;
      readonly to: string;
      readonly links: number;
      readonly turn: number;
    }
  | { readonly fact: 'guests'; readonly seat: number; readonly income: number }
  | {
      readonly fact: 'gave-away';
      readonly seat: number;
      readonly income: number;
      readonly to: number;
    }
  | {
      readonly fact: 'income-at';
      readonly winner: number;
      readonly turn: number;
      readonly income: number;
      readonly second: number;
      readonly secondIncome: number;
    }
  | {
      readonly fact: 'engine';
      readonly seat: number;
      readonly engine: number;
      readonly turn: number;
    }
  | {
      readonly fact: 'short';
      readonly seat: number;
      readonly income: number;
      readonly turns: number;
    }
  | {
      readonly fact: 'bankrupt';
      readonly seat: number;
      readonly turn: number;
      readonly missing: number;
    }
  | { readonly fact: 'reduction'; readonly seat: number; readonly income: number }
  | { readonly fact: 'bids'; readonly seat: number; readonly paid: number; readonly first: number }
  | {
      readonly fact: 'early-shares';
      readonly seat: number;
      readonly shares: number;
      readonly turn: number;
    }
  | {
      readonly fact: 'action';
      readonly seat: number;
      readonly action: ActionId;
      readonly times: number;
    }
  | {
      readonly fact: 'link';
      readonly board: Board;
      readonly seat: number;
      /** The ids of cities, the hexes of towns. */
      readonly ends: readonly string[];
      readonly uses: number;
    }
  | {
      readonly fact: 'new-city';
      readonly board: Board;
      readonly seat: number;
      readonly city: string;
      readonly deliveries: number;
    }
  | { readonly fact: 'last-turn'; readonly winner: number; readonly points: number }
  | { readonly fact: 'unfinished'; readonly seat: number; readonly cost: number }
  | { readonly fact: 'lead'; readonly winner: number; readonly turn: number }
  | {
      readonly fact: 'comeback';
      readonly winner: number;
      readonly turn: number;
      readonly behind: number;
    };

export type SteamFact = Fact & DecisiveFact;
