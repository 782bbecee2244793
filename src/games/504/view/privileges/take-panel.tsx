import { CARDS } from '../../data/world/privileges';
import { hasCard } from '../../rules/privileges/cards';
import { legalOf } from '../legal';
import { DoneButton, EndTurn, isLastStep } from '../panels/done-button';
import { Frame } from '../panels/frame';
import type { PanelProps } from '../panels/panel-props';
import { rowOf } from './auction';
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
          const own = takes.find(({ form }) => form.card === CARDS[kind]);
          const aside = price === 0 ? privilege.free : money(price);
          const isOwned = hasCard(state, facts.owner, kind);
          return (
            <li key={place}>
              <button
                type="button"
                class="f-offer"
                data-card={CARDS[kind]}
                aria-disabled={!own || undefined}
                onClick={() =>
                  own
                    ? turn.choose({ step: 'deed', actions: [own.action] })
                    : turn.refuse(
                        isOwned
                          ? { because: 'owned' }
                          : { because: 'no-money', needs: price, has: cash },
                      )
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
