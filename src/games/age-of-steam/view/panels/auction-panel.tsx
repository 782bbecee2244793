import { figureAt } from '../../../../kit/figure-at';
import { Button } from '../../../../ui/button';
import { Stepper } from '../../../../ui/stepper';
import { actionOf, argsOf, type Kind, kindOf } from '../../rules/actions';
import { bid, drop, dropPrice, highBid, passBid, stand } from '../../rules/auction';
import { DROPS, IN } from '../../rules/state';
import { chosenActions } from '../choice';
import { seatIn } from '../facts';
import { useTable } from '../in-table';
import { legalIn } from '../legal';
import type { PanelProps } from './ask-panel';
import { AskPanel } from './ask-panel';
import { AuctionRow, auctionPlaces } from './auction-row';
import { Bill } from './bill';

/** The auction: who is where at what price, and one's own next bid. */
export function AuctionPanel(props: PanelProps) {
  return props.proxy.next === null ? <BidPanel {...props} /> : <ProxyPanel {...props} />;
}

function BidPanel({ acting, turn, proxy }: PanelProps) {
  const { state, facts, words, voice } = useTable();
  const { ask, auction, buttons, phase } = words.table;
  const { all } = legalIn(state);
  const bids = all.filter((action) => kindOf(action) === bid).map(argsOf);
  const may = (kind: Kind) => all.includes(actionOf(kind));
  const [least = 0] = bids;
  const most = bids.at(-1) ?? 0;
  const { choice } = turn;
  const amount = choice.step === 'bid' ? Math.max(least, choice.amount) : least;
  const money = seatIn(facts, acting)?.money ?? 0;
  const place = figureAt(state.turn, IN) - figureAt(state.turn, DROPS);
  const pays = dropPrice(state, acting);
  const high = highBid(state);
  const holder = auctionPlaces(state).find(({ highest }) => highest)?.seat;
  const question = () => {
    if (holder === undefined) return ask.firstBid;
    return holder === acting ? ask.keepBid(high) : ask.bid(voice.name(holder), high);
  };
  const actions = bids.length > 0 ? chosenActions(state, { step: 'bid', amount }) : [];
  return (
    <AskPanel
      question={question()}
      note={auction.others(place - 1)}
      legend="auction"
      notice={turn.notice}
      step="auction"
      foot={
        <>
          {may(drop) && (
            <Button onClick={() => turn.play([actionOf(drop)])} busy={turn.busy}>
              {buttons.drop(place, pays)}
            </Button>
          )}
          {may(passBid) && (
            <Button onClick={() => turn.play([actionOf(passBid)])} busy={turn.busy}>
              {buttons.pass}
            </Button>
          )}
          {may(stand) && (
            <Button kind="primary" onClick={() => turn.play([actionOf(stand)])}>
              {buttons.stand(high)}
            </Button>
          )}
          {actions.length > 0 && (
            <Button
              kind={may(stand) ? 'plain' : 'primary'}
              busy={turn.busy}
              onClick={() => turn.play(actions)}
            >
              {buttons.bid(amount)}
            </Button>
          )}
        </>
      }
    >
      <AuctionRow />
      {actions.length > 0 && (
        <div class="aos-line">
          <Stepper
            value={amount}
            least={least}
            most={most}
            face={phase.cash(amount)}
            name={buttons.bid}
            onChange={(next) => turn.choose({ step: 'bid', amount: next })}
          />
          <div class="aos-beside-stepper">
            <Button wide busy={turn.busy} onClick={() => proxy.begin(acting, amount, least)}>
              {buttons.bidForMe(amount)}
            </Button>
          </div>
        </div>
      )}
      <Bill actions={actions} pays={actions.length > 0 ? amount : 0} />
      {actions.length > 0 && <p>{auction.ifFirst(amount, money - amount)}</p>}
      {may(drop) && <p class="aos-soft">{auction.ifDrop(place, pays, money - pays)}</p>}
      {actions.length > 0 && <p class="aos-soft">{auction.limitMeaning(amount)}</p>}
    </AskPanel>
  );
}

/** What the phone is about to do for a player who has set a limit. */
function ProxyPanel({ acting, turn, proxy }: PanelProps) {
  const { state, words, voice } = useTable();
  const { auction, buttons } = words.table;
  const { next } = proxy;
  if (next === null) return null;
  const kind = kindOf(next);
  const does =
    kind === bid
      ? buttons.bid(argsOf(next))
      : kind === stand
        ? buttons.stand(highBid(state))
        : buttons.drop(
            figureAt(state.turn, IN) - figureAt(state.turn, DROPS),
            dropPrice(state, acting),
          );
  return (
    <AskPanel
      question={auction.bidsFor(voice.name(acting))}
      legend="auction"
      notice={turn.notice}
      step="proxy"
      foot={<Button onClick={() => proxy.stop(acting)}>{buttons.stopBidding}</Button>}
    >
      <AuctionRow />
      <p role="status">
        <b>{does}</b>
      </p>
    </AskPanel>
  );
}
