import { lookAhead } from '../../../../kit/look-ahead';
import { Button } from '../../../../ui/button';
import { useTableWords } from '../../../../ui/table-words';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { actionTexts } from '../model/action-text';
import { legalOf } from '../model/base/legal';
import { stepOf } from '../model/base/position';
import type { PanelProps } from '../model/panel-props';
import { tellingsIn } from '../model/table';
import { Bill } from '../pieces/bill';
import { DoneButton, EndTurn, isLastStep } from '../pieces/done-button';
import { Frame } from '../pieces/frame';
import { OwnerMark } from '../pieces/owner-mark';
import { AskNoMore } from '../pieces/passed-steps';
import { panelsIn } from '../table/panels';
import { HexPanel } from './hex-panel';

/** The one thing that is asked now. */
export function TurnArea(props: PanelProps) {
  const { state, facts, turn } = props;
  const { choice } = turn;
  if (facts.phase === 'over') return null;
  if (choice.step === 'deed') return <ActionPanel {...props} actions={choice.actions} />;
  if (choice.step === 'hex') return <HexPanel {...props} choice={choice} />;
  const Own = panelsIn(state)
    .map((panels) => panels.of[wordOf(props)])
    .find((panel) => panel !== undefined);
  return Own ? <Own {...props} /> : <StepPanel {...props} />;
}

const wordOf = ({ facts }: PanelProps) => facts.pending || facts.step || facts.phase;

/** What is asked in this step, and for whom where that is not the seat itself. */
function questionOf(props: PanelProps) {
  const { state, facts, voice } = props;
  const ask = voice.table.ask[wordOf(props)] ?? '';
  if (!state.world.company || facts.owner < 0) return ask;
  return (
    <>
      <OwnerMark owner={facts.owner} voice={voice} />
      {voice.table.decideFor(voice.owner(facts.owner), ask)}
    </>
  );
}

/** What the map is tapped for in this step. */
function StepPanel(props: PanelProps) {
  const { state, turn } = props;
  return (
    <Frame
      question={questionOf(props)}
      note={noteOf(props)}
      notice={turn.notice}
      step={wordOf(props)}
      foot={
        <>
          {panelsIn(state).map(({ Beside }, at) => Beside && <Beside key={at} {...props} />)}
          {!isLastStep(state) && <EndTurn {...props} />}
          <DoneButton {...props} />
        </>
      }
    >
      {panelsIn(state).map(({ Within }, at) => Within && <Within key={at} {...props} />)}
      <AskNoMore {...props} />
    </Frame>
  );
}

function noteOf({ state, facts, voice }: PanelProps): string {
  const { table } = voice;
  if (facts.pending === '' && facts.step === 'buy') {
    const most = mostToBuy(state);
    return most > 0 ? table.canBuy(most) : table.cannotBuy;
  }
  if (facts.pending === '' && facts.step === 'act')
    return table.active(facts.owners[facts.owner]?.active ?? 0);
  if (facts.phase === 'capital') return table.capitalNote;
  return tellingsIn(state)
    .flatMap(({ note }) => note?.(state, voice) || [])
    .join(' · ');
}

/** Actions to see before they are played. */
function ActionPanel(props: PanelProps & { readonly actions: readonly number[] }) {
  const { state, turn, voice, actions } = props;
  const house = useTableWords();
  const texts = actionTexts(state, actions, voice);
  return (
    <Frame
      question={texts.length > 1 ? questionOf(props) : texts[0]}
      notice={turn.notice}
      step="deed"
      foot={
        <>
          <Button onClick={turn.back}>{house.back}</Button>
          <ConfirmButton busy={turn.busy} onClick={turn.confirm}>
            {house.confirm}
          </ConfirmButton>
        </>
      }
    >
      {texts.length > 1 && (
        <ol class="f-deed">
          {texts.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ol>
      )}
      <Bill state={state} actions={actions} voice={voice} />
    </Frame>
  );
}

/** How many residents can be bought in this step, by the rules: as far as money, room and residents go (G6.1). */
export function mostToBuy(state: State): number {
  let now = state;
  const turn = rules.turn(state);
  let count = 0;
  for (const { action } of legalOf(state, 'buy'))
    while (rules.turn(now) === turn && stepOf(now) === 'buy' && !rules.refusal(now, action)) {
      now = lookAhead(rules, now, [action]).after;
      count++;
    }
  return count;
}
