import { figureAt } from '../../../../../kit/figure-at';
import { Button } from '../../../../../ui/button';
import { legalIn } from '../../../view/model/base/legal';
import type { PanelProps } from '../../../view/model/panel-props';
import { Frame } from '../../../view/pieces/frame';
import { OwnerMark } from '../../../view/pieces/owner-mark';
import { useInPosition } from '../../../view/pieces/use-in-position';
import { type Auction, auctionOf } from '../model/auction';
import { BidStepper } from './bid-stepper';
import { Card, cardName } from './card';
import './auction-panel.css';

/** M3.10: a card is sold: what it does, who bids, and one's own next bid. */
export function AuctionPanel({ state, facts, turn, voice }: PanelProps) {
  const { privilege, money } = voice.table;
  const auction = auctionOf(state, facts.order);
  const legal = legalIn(state);
  const bids = legal.filter(({ form }) => form.do === 'bid');
  const pass = legal.find(({ form }) => form.do === 'pass');
  const most = Number(bids.at(-1)?.form.amount ?? 0);
  const [amount, setAmount] = useInPosition(state, auction.least);
  const bid = bids.find(({ form }) => form.amount === amount);
  const cash = figureAt(state.cash, facts.owner);
  const question = privilege.forSale(cardName(auction.kind, voice));
  return (
    <Frame
      question={
        state.world.company ? (
          <>
            <OwnerMark owner={facts.owner} voice={voice} />
            {voice.table.decideFor(voice.owner(facts.owner), question)}
          </>
        ) : (
          question
        )
      }
      note={`${privilege.cardOf(auction.card, auction.cards)} · ${money(cash)}`}
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
      <Card kind={auction.kind} voice={voice} />
      <Bidders auction={auction} voice={voice} />
      {bid && (
        <BidStepper
          amount={amount}
          least={auction.least}
          most={most}
          voice={voice}
          onChange={setAmount}
        />
      )}
      {auction.later.length > 0 && (
        <section class="f-info">
          <h3>{privilege.later}</h3>
          <ul class="f-cards">
            {auction.later.map(([kind, price], place) => (
              <li key={place}>
                <Card
                  kind={kind}
                  voice={voice}
                  aside={price === 0 ? privilege.free : money(price)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Frame>
  );
}

/** Who gets the card if this owner passes: told where only the highest bidder is left then. */
function passMeans({ bidders, high }: Auction, owner: number, voice: PanelProps['voice']): string {
  const left = bidders.filter((one) => !one.isOut && one.owner !== owner);
  const isSold = high !== null && left.length === 1;
  return voice.table.privilege.passMeans(
    isSold ? voice.owner(high.owner) : null,
    high?.amount ?? 0,
  );
}

interface BiddersProps {
  readonly auction: Auction;
  readonly voice: PanelProps['voice'];
}

/** Everybody's part in the sale of a card. */
function Bidders({ auction, voice }: BiddersProps) {
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
              <OwnerMark owner={owner} voice={voice} />
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
