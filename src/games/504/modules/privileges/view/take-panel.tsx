import { CARDS } from '../../../data/world/privileges';
import { legalOf, whyNot } from '../../../view/model/base/legal';
import type { PanelProps } from '../../../view/model/panel-props';
import { DoneButton, EndTurn, isLastStep } from '../../../view/pieces/done-button';
import { Frame } from '../../../view/pieces/frame';
import { rowOf } from '../model/auction';
import { hasCard } from '../rules/cards';
import { Card } from './card';

/** M3.14: a card of the row, at its price. */
export function TakePanel(props: PanelProps) {
  const { state, facts, turn, voice } = props;
  const { privilege, money, decideFor } = voice.table;
  const takes = legalOf(state, 'take');
  const cash = facts.owners[facts.owner]?.cash ?? 0;
  return (
    <Frame
      question={
        state.world.company
          ? decideFor(voice.owner(facts.owner), privilege.takeAsk)
          : privilege.takeAsk
      }
      note={money(cash)}
      notice={turn.notice}
      step="privilege"
      foot={
        <>
          {!isLastStep(state) && <EndTurn {...props} />}
          <DoneButton {...props} />
        </>
      }
    >
      <ul class="f-offers">
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
                class="f-offer"
                data-card={card}
                aria-disabled={!own || undefined}
                onClick={() =>
                  own
                    ? turn.choose({ step: 'deed', actions: [own.action] })
                    : why && turn.refuse(why)
                }
              >
                <Card kind={kind} voice={voice} aside={isOwned ? privilege.owned : aside} />
              </button>
            </li>
          );
        })}
      </ul>
      <p>{privilege.nothingTaken}</p>
    </Frame>
  );
}
