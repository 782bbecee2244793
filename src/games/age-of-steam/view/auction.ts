import { figureAt } from '../../../kit/figure-at';
import { changedCopy } from '../../../kit/look-ahead';
import type { Seat } from '../../../kit/rules';
import { rules } from '../rules';
import { dropPrice, hasDropped, highBid } from '../rules/auction';
import { DROPS, IN, type State } from '../rules/state';

/** A place of the order, and who has it now. */
export interface AuctionPlace {
  readonly place: number;
  readonly seat: Seat;
  readonly bid: number;
  readonly pays: number;
  readonly dropped: boolean;
  readonly highest: boolean;
}

/** The places as they would be if everybody still in kept their bid: prices by the rules' own code. */
export function auctionPlaces(state: State): readonly AuctionPlace[] {
  const all = figureAt(state.turn, IN);
  const drops = figureAt(state.turn, DROPS);
  const high = highBid(state);
  const gone = [...state.dropped.subarray(0, drops)].reverse();
  const still = [...state.order.subarray(0, all)]
    .filter((seat) => !hasDropped(state, seat))
    .sort((one, other) => figureAt(state.bids, other) - figureAt(state.bids, one));
  return [...still, ...gone].map((seat, index) => {
    const place = index + 1;
    const bid = figureAt(state.bids, seat);
    const trial = changedCopy(rules, state, ({ turn }) => {
      turn[DROPS] = all - place;
    });
    return {
      place,
      seat,
      bid,
      pays: place === 1 ? bid : dropPrice(trial, seat),
      dropped: gone.includes(seat),
      highest: bid > 0 && bid === high,
    };
  });
}
