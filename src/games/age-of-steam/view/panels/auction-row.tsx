import { figureAt } from '../../../../kit/figure-at';
import { SeatMark } from '../../../../ui/seat-mark';
import { heldAs } from '../../rules/order';
import { PASSED } from '../../rules/state';
import { type AuctionPlace, auctionPlaces } from '../auction';
import './auction-row.css';
import type { PanelProps } from './panel-props';

type RowProps = Pick<PanelProps, 'state' | 'seats' | 'words' | 'voice'> & {
  readonly acting: number | null;
};

const TURN_ORDER = heldAs('turn-order');

/** The places of the order with their prices in the present auction. */
export function AuctionRow({ state, seats, acting, words, voice }: RowProps) {
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
