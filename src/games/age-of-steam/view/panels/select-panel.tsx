import { useState } from 'preact/hooks';
import { Button } from '../../../../ui/button';
import { SeatMark } from '../../../../ui/seat-mark';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { ACTIONS } from '../../data/actions';
import { rules } from '../../rules';
import { actionOf } from '../../rules/actions';
import { select, takerOf } from '../../rules/select';
import { chosenActions } from '../choice';
import { actionFacts } from '../facts';
import { useTable } from '../in-table';
import type { PanelProps } from './ask-panel';
import { AskPanel } from './ask-panel';
import { Bill } from './bill';
import './select-panel.css';

/** The seven actions: what each means this turn, and who has taken which. */
export function SelectPanel(props: PanelProps) {
  const { turn } = props;
  const { state, words } = useTable();
  const { ask, actions: said, buttons } = words.table;
  const [explained, setExplained] = useState(false);
  const { choice } = turn;
  const chosen = choice.step === 'action' ? choice.place : null;
  const free = ACTIONS.filter((_, place) => takerOf(state, place) < 0).length;
  const id = chosen === null ? undefined : ACTIONS[chosen]?.id;
  const actions = chosenActions(state, choice);
  return (
    <AskPanel
      question={ask.action}
      note={said.free(free)}
      legend="actions"
      notice={turn.notice}
      step="select"
      foot={
        id && (
          <ConfirmButton busy={turn.busy} onClick={turn.confirm}>
            {buttons.takeAction(words.names.action[id])}
          </ConfirmButton>
        )
      }
    >
      <Bill actions={actions} />
      <div class="aos-actions" data-explained={explained || undefined}>
        {ACTIONS.map((action, place) => (
          <ActionButton key={action.id} {...props} place={place} explained={explained} />
        ))}
        <Button pressed={explained} onClick={() => setExplained(!explained)}>
          {buttons.explainActions}
        </Button>
      </div>
    </AskPanel>
  );
}

function ActionButton(props: PanelProps & { readonly place: number; readonly explained: boolean }) {
  const { acting, turn, place, explained } = props;
  const { state, seats, words, voice } = useTable();
  const { actions: said } = words.table;
  const id = ACTIONS[place]?.id;
  if (!id) return null;
  const taker = takerOf(state, place);
  const plan = seats[taker];
  const refusal = rules.refusal(state, actionOf(select, place));
  return (
    <button
      type="button"
      class="framed aos-action"
      aria-pressed={turn.choice.step === 'action' && turn.choice.place === place}
      aria-disabled={refusal !== null || undefined}
      data-action={id}
      onClick={() => (refusal ? turn.refuse(refusal) : turn.choose({ step: 'action', place }))}
    >
      <b>{words.names.action[id]}</b>
      <span>
        {taker < 0
          ? said.thisTurn[id](actionFacts(state, acting, id, voice))
          : said.takenBy(voice.name(taker))}
      </span>
      {explained && <span class="aos-action__meaning">{said.meaning[id]}</span>}
      {plan && <SeatMark {...plan} among={seats} />}
    </button>
  );
}
