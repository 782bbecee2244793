import { figureAt } from '../../../../../kit/figure-at';
import { Button } from '../../../../../ui/button';
import { SeatMark } from '../../../../../ui/seat-mark';
import { legalOf } from '../../../view/model/base/legal';
import type { PanelProps } from '../../../view/model/panel-props';
import { Frame } from '../../../view/pieces/frame';
import { useInPosition } from '../../../view/pieces/use-in-position';
import { purseOf } from '../rules/bids';
import { BidStepper } from './bid-stepper';

/** M3.4: a secret bid for a place in the order. */
export function BidPanel({ state, acting, turn, voice }: PanelProps) {
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
      <BidStepper amount={amount} least={0} most={cash} voice={voice} onChange={setAmount} />
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
