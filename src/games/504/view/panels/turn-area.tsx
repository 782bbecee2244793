import { Button } from '../../../../ui/button';
import { useTableWords } from '../../../../ui/table-words';
import { PURCHASE } from '../../data/figures';
import { offersIn } from '../offers';
import type { PanelProps } from '../panel-props';
import { panelsIn } from '../table/panels';
import { tellingsIn } from '../table/tellings';
import { Bill } from './bill';
import { deedText } from './deed-text';
import { DoneButton, EndTurn, isLastStep } from './done-button';
import { Frame } from './frame';
import { HexPanel } from './hex-panel';
import { OwnerMark } from './owner-mark';
import { AskNoMore } from './passed-steps';

/** The one thing that is asked now. */
export function TurnArea(props: PanelProps) {
  const { state, facts, turn } = props;
  const { choice } = turn;
  if (facts.phase === 'over') return null;
  if (choice.step === 'deed') return <DeedPanel {...props} actions={choice.actions} />;
  if (choice.step === 'hex') return <HexPanel {...props} choice={choice} />;
  const Own = panelsIn(state)
    .map((panels) => panels.of[facts.pending || facts.step || facts.phase])
    .find((panel) => panel !== undefined);
  return Own ? <Own {...props} /> : <StepPanel {...props} />;
}

/** What the map is tapped for in this step. */
function StepPanel(props: PanelProps) {
  const { state, facts, turn, voice } = props;
  const { table } = voice;
  const word = facts.pending || facts.step || facts.phase;
  return (
    <Frame
      question={
        state.world.company && facts.owner >= 0 ? (
          <>
            <OwnerMark owner={facts.owner} voice={voice} />
            {table.decideFor(voice.owner(facts.owner), table.ask[word] ?? '')}
          </>
        ) : (
          (table.ask[word] ?? '')
        )
      }
      note={noteOf(props)}
      notice={turn.notice}
      step={word}
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
  const cash = facts.owners[facts.owner]?.cash ?? 0;
  if (facts.pending === '' && facts.step === 'buy')
    return offersIn(state).length > 0
      ? table.canBuy(Math.floor(cash / PURCHASE.price))
      : table.cannotBuy;
  if (facts.pending === '' && facts.step === 'act')
    return table.active(facts.owners[facts.owner]?.active ?? 0);
  if (facts.phase === 'capital') return table.capitalNote;
  return tellingsIn(state)
    .flatMap(({ note }) => note?.(state, voice) || [])
    .join(' · ');
}

/** Actions to see before they are played. */
function DeedPanel({
  state,
  turn,
  voice,
  actions,
}: PanelProps & { readonly actions: readonly number[] }) {
  const house = useTableWords();
  return (
    <Frame
      question={deedText(state, actions, voice)}
      notice={turn.notice}
      step="deed"
      foot={
        <>
          <Button onClick={turn.back}>{house.back}</Button>
          <Button kind="primary" busy={turn.busy} onClick={turn.confirm}>
            {house.confirm}
          </Button>
        </>
      }
    >
      <Bill state={state} actions={actions} voice={voice} />
    </Frame>
  );
}
