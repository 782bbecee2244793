import { figureAt } from '../../../../kit/figure-at';
import { changedCopy } from '../../../../kit/look-ahead';
import type { Seat } from '../../../../kit/rules';
import { SeatMark } from '../../../../ui/seat-mark';
import { rules } from '../../rules';
import { dropPrice, hasDropped, highBid } from '../../rules/auction';
import { heldAs } from '../../rules/order';
import { DROPS, IN, PASSED, type State } from '../../rules/state';
import { useTable } from '../in-table';
import './auction-row.css';

/** A place of the order, and who has it now. */
interface AuctionPlace {
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

const TURN_ORDER = heldAs('turn-order');

/** The places of the order with their prices in the present auction. */
export function AuctionRow() {
  const { state, seats, acting, words, voice } = useTable();
  const { auction, phase } = words.table;
  const price = ({ place, pays, dropped, bid }: AuctionPlace, last: boolean) => {
    if (dropped) return auction.droppedOut(pays);
    if (last || pays === 0) return auction.paysNothing;
    return place > 2 && pays !== bid ? auction.paysHalf(pays) : auction.paysAll(pays);
  };
  const places = auctionPlaces(state);
  const passes = ({ seat, dropped }: AuctionPlace) => {
    if (figureAt(state.action, seat) !== TURN_ORDER || dropped) return null;
    return figureAt(state.turn, PASSED) ? auction.passed : auction.mayPass;
  };
  return (
    <ol class="aos-auction">
      {places.map((one) => {
        const plan = seats[one.seat];
        return (
          <li
            key={one.seat}
            data-mine={one.seat === acting || undefined}
            data-out={one.dropped || undefined}
          >
            <span class="aos-soft">{auction.place(one.place)}</span>
            <span class="aos-auction__who">
              {plan && <SeatMark {...plan} among={seats} />}
              <span class="visually-hidden">{voice.name(one.seat)}</span>
              {!one.dropped && <b>{one.bid > 0 ? phase.cash(one.bid) : '–'}</b>}
            </span>
            <span class="aos-soft">{passes(one) ?? price(one, one.place === places.length)}</span>
          </li>
        );
      })}
    </ol>
  );
}
