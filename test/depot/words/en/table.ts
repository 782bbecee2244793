import type { TextsOf } from '../../../../src/kit/texts';
import type { GoodId } from '../../data/goods';

export const points = (count: number) => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
export const cars = (count: number) => `${count} ${count === 1 ? 'car' : 'cars'}`;

export const table = {
  points,
  /** A price, for screen readers. */
  price: (good: string, price: number) => `${good}: ${points(price)} a car`,
  /** How many cars of a good wait in the yard. */
  inYard: (count: number) => `${cars(count)} in the yard`,
  ownedBy: (name: string) => `Company of ${name}`,
  players: 'Players',
  train: 'Train',
  delivered: 'Delivered',
  orders: 'Orders',
  /** The number of orders that are not shown. */
  hiddenOrders: (count: number) => `${count} hidden`,
  noOrders: 'none',
  /** Where nobody who looks holds an order. */
  ordersHidden: 'Orders are shown to whoever holds them, and to all at the end.',
  empty: 'empty',
  out: 'out',
  toAct: 'to act',
  cars,
  deck: (left: number) => `${left} orders left`,
  steps: (left: number) => `${left} ${left === 1 ? 'step' : 'steps'} left`,
  /** What to do now, for the player who acts. */
  hint: {
    bid: 'Bid for the first place, or pass.',
    work: 'Load, deliver, draw orders; then end your turn.',
    owner: 'Take a dividend, or invest.',
  },
  pass: 'Pass',
  bid: (count: number) => `Bid ${count}`,
  draw: 'Draw an order',
  load: (good: string) => `Load ${good}`,
  /** The same on the good's own sign; part of what the whole name says. */
  loadHere: 'Load',
  /** One tap delivers several cars. */
  deliver: (good: string, count: number, worth: number) => `Deliver ${count} ${good} for ${worth}`,
  deliverHere: (count: number) => `Deliver ${count}`,
  borrow: 'Borrow a step for 3',
  done: 'End the turn',
  unusedTurn: 'You have done nothing in this turn.',
  dividend: 'Dividend: +1 point, price −1',
  invest: 'Invest: −1 point, price +1',
  market: 'Goods',
  suggested: 'Suggested',
  /** The way from a score on the track to its total. */
  sum: (earned: number, filled: number, open: number) =>
    [
      points(earned),
      ...(filled > 0 ? [`${filled} filled × 4`] : []),
      ...(open > 0 ? [`${open} open × −2`] : []),
    ].join(' + '),
  sumOut: (earned: number) => `out with ${points(earned)}`,
  /** What a figure of the miniature says, as one or two letters. */
  letter: { coal: 'C', grain: 'G', steel: 'S' } satisfies Readonly<Record<GoodId, string>>,
  /** Why a move is proposed. */
  reason: {
    score: (by: number) => `It brings ${points(by)} now.`,
    price: (good: string, from: number, to: number) =>
      `The price of ${good} goes from ${from} to ${to}.`,
    draw: 'It draws an order that nobody knows yet.',
    quiet: 'It keeps everything as it is.',
  },
};

/** The words on the table itself. */
export type TableWords = TextsOf<typeof table>;
