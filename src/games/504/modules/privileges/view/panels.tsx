import { figureAt } from '../../../../../kit/figure-at';
import { Button } from '../../../../../ui/button';
import { KINDS } from '../../../data/board';
import { CARDS } from '../../../data/world/privileges';
import { useTable } from '../../../view/model/base/in-table';
import { legalOf, whyNot } from '../../../view/model/base/legal';
import { doneIn } from '../../../view/model/choice';
import type { PanelProps, Panels } from '../../../view/model/panel-props';
import { DoneButton, EndTurn, useIsLastStep } from '../../../view/pieces/done-button';
import { Frame } from '../../../view/pieces/frame';
import { questionFor } from '../../../view/pieces/question-for';
import { useInPosition } from '../../../view/pieces/use-in-position';
import { rowOf } from '../model/auction';
import { hasCard } from '../rules/cards';
import { AuctionPanel, BidPanel, PlacePanel } from './bid-panels';
import { Card } from './card';

/** M3.14: a card of the row, at its price. */
export function TakePanel({ turn }: PanelProps) {
  const now = useTable();
  const { state, facts, voice } = now;
  const { privilege, money } = voice.table;
  const takes = legalOf(state, 'take');
  const cash = facts.owners[facts.owner]?.cash ?? 0;
  return (
    <Frame
      question={questionFor(now, privilege.takeAsk)}
      note={money(cash)}
      notice={turn.notice}
      step="privilege"
      foot={
        <>
          {!useIsLastStep() && <EndTurn turn={turn} />}
          <DoneButton turn={turn} />
        </>
      }
    >
      <ul class="stack f-offers">
        {rowOf(state).map(([kind, price], place) => {
          const card = CARDS[kind] ?? '';
          const own = takes.find(({ form }) => form.card === card);
          const why = own ? null : whyNot(state, { do: 'take', card });
          const aside = price === 0 ? privilege.free : money(price);
          const isOwned = hasCard(state, facts.owner, kind);
          return (
            <li key={place}>
              <button
                type="button"
                class="framed f-offer"
                data-card={card}
                aria-disabled={!own || undefined}
                onClick={() =>
                  own
                    ? turn.choose({ step: 'deed', actions: [own.action] })
                    : why && turn.refuse(why)
                }
              >
                <Card kind={kind} aside={isOwned ? privilege.owned : aside} />
              </button>
            </li>
          );
        })}
      </ul>
      <p>{privilege.nothingTaken}</p>
    </Frame>
  );
}

/** M5.7: a marker goes from a stack to another one before the tile is drawn. */
export function ShiftPanel({ turn }: PanelProps) {
  const { state, voice } = useTable();
  const { shift } = voice.table.privilege;
  const kinds = KINDS.filter((_, kind) => figureAt(state.markers, kind) > 0);
  const [from, setFrom] = useInPosition<string>(state, kinds[0] ?? '');
  const ways = legalOf(state, 'shift').filter(({ form }) => form.from === from);
  const done = doneIn(state);
  const marked = (kind: (typeof KINDS)[number]) =>
    shift.marker(voice.names.kind[kind], figureAt(state.markers, KINDS.indexOf(kind)));
  return (
    <Frame
      question={shift.ask}
      notice={turn.notice}
      step="shift"
      foot={
        done !== null && (
          <Button busy={turn.busy} onClick={() => turn.act(done)}>
            {shift.leave}
          </Button>
        )
      }
    >
      <div class="f-ways" role="group" aria-label={shift.from}>
        <span>{shift.from}</span>
        {kinds.map((kind) => (
          <Button key={kind} pressed={kind === from} onClick={() => setFrom(kind)}>
            {marked(kind)}
          </Button>
        ))}
      </div>
      <div class="f-ways" role="group" aria-label={shift.to}>
        <span>{shift.to}</span>
        {ways.map(({ action, form }) => (
          <Button key={action} busy={turn.busy} onClick={() => turn.act(action)}>
            {marked(form.to as (typeof KINDS)[number])}
          </Button>
        ))}
      </div>
    </Frame>
  );
}

export const panels: Panels = {
  of: {
    bid: BidPanel,
    place: PlacePanel,
    auction: AuctionPanel,
    privilege: TakePanel,
    shift: ShiftPanel,
  },
};
