import type { GoodId } from '../data/goods';

/** What stands on the table itself. */
export interface TableWords {
  readonly points: (points: number) => string;
  /** A price, for screen readers. */
  readonly price: (good: string, price: number) => string;
  /** How many cars of a good wait in the yard. */
  readonly inYard: (cars: number) => string;
  readonly ownedBy: (name: string) => string;
  readonly players: string;
  readonly train: string;
  readonly delivered: string;
  readonly orders: string;
  /** So many orders that are not shown. */
  readonly hiddenOrders: (count: number) => string;
  readonly noOrders: string;
  /** Where nobody who looks holds an order. */
  readonly ordersHidden: string;
  readonly empty: string;
  readonly out: string;
  readonly toAct: string;
  readonly cars: (count: number) => string;
  readonly deck: (left: number) => string;
  readonly steps: (left: number) => string;
  /** What to do now, for whoever acts. */
  readonly hint: Readonly<Record<'bid' | 'work' | 'owner', string>>;
  readonly pass: string;
  readonly bid: (points: number) => string;
  readonly draw: string;
  readonly load: (good: string) => string;
  /** The same on the good's own sign; part of what the whole name says. */
  readonly loadHere: string;
  /** One tap delivers several cars. */
  readonly deliver: (good: string, cars: number, points: number) => string;
  readonly deliverHere: (cars: number) => string;
  readonly borrow: string;
  readonly done: string;
  readonly dividend: string;
  readonly invest: string;
  readonly market: string;
  readonly suggested: string;
  /** The way from a score on the track to its total. */
  readonly sum: (points: number, filled: number, open: number) => string;
  readonly sumOut: (points: number) => string;
  /** What a figure of the miniature says, as one or two letters. */
  readonly letter: Readonly<Record<GoodId, string>>;
  /** Why a move is proposed. */
  readonly reason: {
    readonly score: (by: number) => string;
    readonly price: (good: string, from: number, to: number) => string;
    readonly draw: string;
    readonly quiet: string;
  };
}
