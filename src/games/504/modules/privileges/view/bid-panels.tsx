import { figureAt } from '../../../../../kit/figure-at';
import { Button } from '../../../../../ui/button';
import { SeatMark } from '../../../../../ui/seat-mark';
import { Stepper } from '../../../../../ui/stepper';
import { useTable } from '../../../view/model/base/in-table';
import { legalIn, legalOf } from '../../../view/model/base/legal';
import type { Voice } from '../../../view/model/base/voice';
import type { OwnPanelProps, PanelProps } from '../../../view/model/panel-props';
import { Frame } from '../../../view/pieces/frame';
import { OwnerMark } from '../../../view/pieces/owner-mark';
import { questionFor } from '../../../view/pieces/question-for';
import { useInPosition } from '../../../view/pieces/use-in-position';
import type { MatchPly } from '../../../view/props';
import { type Auction, auctionOf } from '../model/auction';
import { purseOf } from '../rules/bids';
import { Card, cardName, PricedCards } from './card';
import './bid-panels.css';

/** M3.4: a secret bid for a place in the order. */
export function BidPanel({ acting, turn }: OwnPanelProps) {
  const { state, voice } = useTable();
  const { privilege } = voice.table;
  const [amount, setAmount] = useInPosition(state, 0);
  const bid = legalOf(state, 'bid').find(({ form }) => form.amount === amount);
  const cash = figureAt(purseOf(state), acting);
  const others = voice.seats.filter((_, seat) => figureAt(state.bid, seat) > 0);
  return (
    <Frame
      question={privilege.bidAsk}
      note={privilege.bidNote(cash)}
      notice={turn.notice}
      step="bid"
      foot={
        bid && (
          <Button kind="primary" busy={turn.busy} onClick={() => turn.act(bid.action)}>
            {privilege.bid(amount)}
          </Button>
        )
      }
    >
      <BidStepper amount={amount} least={0} most={cash} onChange={setAmount} />
      <p>{privilege.bidMeans}</p>
      {others.length > 0 && (
        <p class="f-marks">
          {privilege.haveBid}
          {others.map((plan) => (
            <span key={plan.name}>
              <SeatMark {...plan} among={voice.seats} />
              {plan.name}
            </span>
          ))}
        </p>
      )}
    </Frame>
  );
}

/** M3.4: a free place in the order, and what everybody has bid for it. */
export function PlacePanel({ turn }: PanelProps) {
  const { state, plies, voice } = useTable();
  const { privilege } = voice.table;
  const free = legalOf(state, 'place');
  const bids = bidsIn(plies);
  return (
    <Frame question={privilege.placeAsk} notice={turn.notice} step="place">
      {bids.length > 0 && (
        <p class="f-marks">
          {voice.seats.map((plan, seat) => (
            <span key={plan.name}>
              <SeatMark {...plan} among={voice.seats} />
              {privilege.highest(plan.name, figureAt(bids, seat))}
            </span>
          ))}
        </p>
      )}
      <ol class="stack f-places">
        {voice.seats.map((_, place) => {
          const taken = figureAt(state.places, place) - 1;
          const own = free.find(({ form }) => form.place === place);
          return (
            <li key={place}>
              {own ? (
                <Button wide busy={turn.busy} onClick={() => turn.act(own.action)}>
                  {privilege.place(place)}
                </Button>
              ) : (
                <p>{privilege.placeOf(place, voice.seat(taken))}</p>
              )}
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}

/** The bids by seat, as they were shown; none where the match began after them. */
function bidsIn(plies: readonly MatchPly[]): readonly number[] {
  const events = plies.flatMap((ply) => ply.events);
  return events.find((event) => event.event === 'bids')?.amounts ?? [];
}

/** M3.10: a card is sold: what it does, who bids, and one's own next bid. */
export function AuctionPanel({ turn }: PanelProps) {
  const now = useTable();
  const { state, facts, voice } = now;
  const { privilege, money } = voice.table;
  const auction = auctionOf(state, facts.order);
  const legal = legalIn(state);
  const bids = legal.filter(({ form }) => form.do === 'bid');
  const pass = legal.find(({ form }) => form.do === 'pass');
  const most = Number(bids.at(-1)?.form.amount ?? 0);
  const [amount, setAmount] = useInPosition(state, auction.least);
  const bid = bids.find(({ form }) => form.amount === amount);
  const cash = figureAt(state.cash, facts.owner);
  return (
    <Frame
      question={questionFor(now, privilege.forSale(cardName(auction.kind, voice)))}
      note={`${privilege.cardOf(auction.card, auction.cards)} · ${voice.table.cash} ${money(cash)}`}
      notice={turn.notice}
      step="auction"
      foot={
        <>
          {pass && (
            <Button busy={turn.busy} onClick={() => turn.act(pass.action)}>
              {voice.names.action.pass}
              <small>{passMeans(auction, facts.owner, voice)}</small>
            </Button>
          )}
          {bid && (
            <Button kind="primary" busy={turn.busy} onClick={() => turn.act(bid.action)}>
              {privilege.bid(amount)}
            </Button>
          )}
        </>
      }
    >
      <Card kind={auction.kind} />
      <Bidders auction={auction} />
      {bid && <BidStepper amount={amount} least={auction.least} most={most} onChange={setAmount} />}
      {auction.later.length > 0 && (
        <section class="stack f-info">
          <h3>{privilege.later}</h3>
          <PricedCards cards={auction.later} />
        </section>
      )}
    </Frame>
  );
}

/** Who gets the card if this owner passes: told where only the highest bidder is left then. */
function passMeans({ bidders, high }: Auction, owner: number, voice: Voice): string {
  const left = bidders.filter((one) => !one.isOut && one.owner !== owner);
  const isSold = high !== null && left.length === 1;
  return voice.table.privilege.passMeans(
    isSold ? voice.owner(high.owner) : null,
    high?.amount ?? 0,
  );
}

/** Everybody's part in the sale of a card. */
function Bidders({ auction }: { readonly auction: Auction }) {
  const { voice } = useTable();
  const { privilege, money } = voice.table;
  return (
    <>
      <p>
        {auction.high
          ? privilege.highest(voice.owner(auction.high.owner), auction.high.amount)
          : privilege.nobodyBids(auction.price)}
      </p>
      <ul class="f-bidders">
        {auction.bidders.map(({ owner, isOut, isNext, hasIt }) => {
          const isHigh = auction.high?.owner === owner;
          return (
            <li key={owner} data-out={isOut || undefined} data-next={isNext || undefined}>
              <OwnerMark owner={owner} />
              <span class="visually-hidden">{voice.owner(owner)}</span>
              <b>{isHigh ? money(auction.high?.amount ?? 0) : ''}</b>
              <span>
                {isOut ? privilege.out : hasIt ? privilege.hasIt : isNext ? privilege.bidding : ''}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface BidStepperProps {
  readonly amount: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (amount: number) => void;
}

/** Steps to an amount, by one or by more. */
function BidStepper({ amount, least, most, onChange }: BidStepperProps) {
  const { privilege, money } = useTable().voice.table;
  const further = [5, 10].filter((by) => amount + by <= most);
  return (
    <div class="row f-count" data-amount={amount}>
      <Stepper
        value={amount}
        least={least}
        most={most}
        face={money(amount)}
        name={privilege.bid}
        onChange={onChange}
      />
      {further.map((by) => (
        <Button key={by} onClick={() => onChange(amount + by)}>
          {privilege.raise(by)}
        </Button>
      ))}
    </div>
  );
}
