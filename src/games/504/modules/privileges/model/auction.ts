import { figureAt } from '../../../../../kit/figure-at';
import { NONE } from '../../../rules/state/fields';
import type { State } from '../../../rules/state/state';
import { leastBid } from '../rules/auction';
import { hasCard } from '../rules/cards';
import { BIDDER, FOR_SALE, HIGH_OWNER, OUT, ROWS } from '../state';

/** M3.10: the current sale of a card. */
export interface Auction {
  readonly kind: number;
  /** Of the cards in the row, from 1. */
  readonly card: number;
  readonly cards: number;
  /** What it costs at least, without a bid. */
  readonly price: number;
  readonly least: number;
  readonly high: { readonly owner: number; readonly amount: number } | null;
  /** The owners of this round in their order. */
  readonly bidders: readonly {
    readonly owner: number;
    readonly isOut: boolean;
    readonly isNext: boolean;
    readonly hasIt: boolean;
  }[];
  /** The cards that are sold after it: kinds and prices. */
  readonly later: readonly (readonly [kind: number, price: number])[];
}

export function auctionOf(state: State, order: readonly number[]): Auction {
  const { stall, row, rowPrice } = state;
  const [place, rows] = [figureAt(stall, FOR_SALE), figureAt(stall, ROWS)];
  const kind = figureAt(row, place);
  const owner = figureAt(stall, HIGH_OWNER);
  return {
    kind,
    card: place + 1,
    cards: rows,
    price: figureAt(rowPrice, place),
    least: leastBid(state),
    high: owner === NONE ? null : { owner, amount: figureAt(state.high, 0) },
    bidders: order.map((one) => ({
      owner: one,
      isOut: ((figureAt(stall, OUT) >> one) & 1) > 0,
      isNext: figureAt(stall, BIDDER) === one,
      hasIt: hasCard(state, one, kind),
    })),
    later: rowOf(state).slice(place + 1),
  };
}

/** The row of cards from left to right: kinds and prices. */
export function rowOf({ row, rowPrice, stall }: State): readonly (readonly [number, number])[] {
  return Array.from({ length: figureAt(stall, ROWS) }, (_, place) => [
    figureAt(row, place),
    figureAt(rowPrice, place),
  ]);
}
