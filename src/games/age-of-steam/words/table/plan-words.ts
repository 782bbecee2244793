import type { ActionId } from '../../data/actions';

/** While shares are issued: what each choice costs. */
export interface ShareWords {
  readonly cash: (amount: number) => string;
  /** Further expenses at each payday still to come, this turn's included. */
  readonly expenses: (more: number, paydays: number) => string;
  readonly score: (points: number) => string;
  readonly left: (shares: number) => string;
  /** What a turn takes at most: a bid and the tiles. */
  readonly plan: (bid: number, tiles: number, cost: number) => string;
  /** Of the cash after it: what payday then leaves, or, below 0, lacks. */
  readonly enough: (afterPayday: number) => string;
  readonly tooLittle: (missing: number) => string;
}

export interface AuctionWords {
  readonly place: (place: number) => string;
  readonly paysAll: (amount: number) => string;
  readonly paysHalf: (amount: number) => string;
  readonly paysNothing: string;
  /** Of a player who has dropped out. */
  readonly droppedOut: (paid: number) => string;
  readonly mayPass: string;
  readonly passed: string;
  readonly others: (stillIn: number) => string;
  readonly ifDrop: (place: number, pays: number, keeps: number) => string;
  readonly ifFirst: (pays: number, keeps: number) => string;
  /** While the phone bids for a player. */
  readonly bidsFor: (name: string) => string;
  readonly limitMeaning: (limit: number) => string;
}

/** What an action is worth this turn. */
export interface ActionFacts {
  /** Who would build, or ship, before the one who chooses, without the action. */
  readonly ahead: readonly string[];
  readonly engine: number;
  readonly newCities: number;
  readonly emptyBoxes: number;
  readonly lastTurn: boolean;
}

export interface ActionWords {
  /** A few words below its name. */
  readonly thisTurn: Readonly<Record<ActionId, (facts: ActionFacts) => string>>;
  /** One or two sentences. */
  readonly meaning: Readonly<Record<ActionId, string>>;
  readonly free: (actions: number) => string;
  readonly takenBy: (name: string) => string;
  readonly holds: (name: string, action: string) => string;
}
