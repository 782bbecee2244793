import { useTableWords } from '../../../../ui/table-words';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { BONUS_CARD_IDS } from '../../data/tiles-form';
import { argsOf } from '../../rules/actions';
import { cardPoints } from '../../rules/final-score';
import { useTable } from '../in-table';
import { legalIn } from '../legal';
import { Frame, manyOf, type PanelProps } from './frame';

/** 5.8: the pile, for the seat that looks through it alone. */
export function BonusPanel({ own, viewers, turn }: Pick<PanelProps, 'own' | 'viewers' | 'turn'>) {
  const { state, voice, words } = useTable();
  const house = useTableWords();
  const { choice } = turn;
  const chosen = choice.step === 'deed' ? choice.action : null;
  if (!viewers.includes(own.seat)) return null;
  const legal = legalIn(state);
  return (
    <Frame
      question={words.ask.bonus}
      note={manyOf(legal.length, words.ask.secret, words)}
      notice={turn.notice}
      step="bonus"
      foot={
        <ConfirmButton
          wide
          dimmed={chosen === null}
          busy={turn.busy}
          onClick={() => (chosen === null ? turn.refuse(words.ask.bonus) : turn.confirm())}
        >
          {house.confirm}
        </ConfirmButton>
      }
    >
      <ul class="ur-options">
        {legal.map((action) => {
          const card = argsOf(action);
          const id = BONUS_CARD_IDS[card] ?? 'extra';
          const paid = state.set.tiles.bonusCards[card];
          return (
            <li key={action}>
              <button
                type="button"
                class="framed line ur-option"
                data-action={action}
                data-do="bonus"
                aria-pressed={action === chosen}
                onClick={() => turn.choose({ step: 'deed', action })}
              >
                <span class="ur-option__text">
                  <b>{voice.names.bonusCard[id]}</b>
                  <span>{paid && words.bonusCounts(paid)}</span>
                </span>
                <b>
                  {words.plus(cardPoints(state, own.seat, card))}
                  <span class="visually-hidden"> {words.now}</span>
                </b>
              </button>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
