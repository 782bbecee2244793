import { lookAhead } from '../../../../kit/look-ahead';
import { Button } from '../../../../ui/button';
import { useTableWords } from '../../../../ui/table-words';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { actionTexts } from '../model/action-text';
import { type Facts, outlookOf } from '../model/base/facts';
import { type InPosition, useTable } from '../model/base/in-table';
import { legalOf } from '../model/base/legal';
import { hexName } from '../model/base/places';
import { stepOf } from '../model/base/position';
import type { HexChoice } from '../model/choice';
import { isGiven } from '../model/given';
import type { OwnPanelProps, PanelProps } from '../model/panel-props';
import { tellingsIn } from '../model/table';
import { Bill } from '../pieces/bill';
import { DoneButton, EndTurn, useIsLastStep } from '../pieces/done-button';
import { Frame } from '../pieces/frame';
import { AskNoMore } from '../pieces/passed-steps';
import { questionFor } from '../pieces/question-for';
import { panelsIn } from '../table/panels';
import { HexPanel } from './hex-panel';

/** The one thing that is asked now. */
export function TurnArea({ acting, turn }: OwnPanelProps) {
  const { state, facts } = useTable();
  const { choice } = turn;
  if (facts.phase === 'over') return null;
  const Joined = panelsIn(state)
    .map(({ joined }) => joined?.[wordOf(facts)])
    .find((panel) => panel !== undefined);
  if (Joined) return <Joined turn={turn} />;
  if (choice.step === 'deed') return <ActionPanel turn={turn} actions={choice.actions} />;
  if (choice.step === 'hex') return <HexArea turn={turn} choice={choice} />;
  const Own = panelsIn(state)
    .map((panels) => panels.of[wordOf(facts)])
    .find((panel) => panel !== undefined);
  return Own ? <Own acting={acting} turn={turn} /> : <StepPanel turn={turn} />;
}

const wordOf = ({ pending, step, phase }: Facts) => pending || step || phase;

/** What is asked in this step. */
const questionOf = (now: InPosition) =>
  questionFor(now, now.voice.table.ask[wordOf(now.facts)] ?? '');

/** A hex that was tapped; one that is given is what the step asks. */
function HexArea({ turn, choice }: PanelProps & { readonly choice: HexChoice }) {
  const now = useTable();
  const asks = isGiven(now.state, choice) && {
    question: questionOf(now),
    note: noteOf(now, choice),
    within: <Within turn={turn} />,
    foot: <StepFoot turn={turn} />,
  };
  return <HexPanel turn={turn} choice={choice} asks={asks || null} />;
}

/** What the map is tapped for in this step. */
function StepPanel({ turn }: PanelProps) {
  const now = useTable();
  return (
    <Frame
      question={questionOf(now)}
      note={noteOf(now)}
      notice={turn.notice}
      step={wordOf(now.facts)}
      foot={<StepFoot turn={turn} />}
    >
      <Within turn={turn} />
      <AskNoMore />
    </Frame>
  );
}

/** What modules offer besides the map. */
const Within = ({ turn }: PanelProps) => (
  <>
    {panelsIn(useTable().state).map(({ Within: Own }, at) => Own && <Own key={at} turn={turn} />)}
  </>
);

/** How the step, or the turn, is ended. */
function StepFoot({ turn }: PanelProps) {
  const { state } = useTable();
  return (
    <>
      {panelsIn(state).map(({ Beside }, at) => Beside && <Beside key={at} turn={turn} />)}
      {!useIsLastStep() && <EndTurn turn={turn} />}
      <DoneButton turn={turn} />
    </>
  );
}

function noteOf({ state, facts, voice }: InPosition, given?: HexChoice): string {
  const { table } = voice;
  if (facts.pending === '' && facts.step === 'buy') {
    const most = mostToBuy(state);
    const place = given && hexName(state, given.hex, voice);
    return most > 0 ? table.canBuy(most, priceToBuy(state), place) : table.cannotBuy;
  }
  if (facts.pending === '' && facts.step === 'act')
    return table.active(facts.owners[facts.owner]?.active ?? 0);
  if (facts.phase === 'capital') return table.capitalNote;
  return tellingsIn(state)
    .flatMap(({ note }) => note?.(state, voice) || [])
    .join(' · ');
}

/** Actions to see before they are played. */
function ActionPanel({ turn, actions }: PanelProps & { readonly actions: readonly number[] }) {
  const now = useTable();
  const { state, voice } = now;
  const house = useTableWords();
  const texts = actionTexts(state, actions, voice);
  return (
    <Frame
      question={texts.length > 1 ? questionOf(now) : texts[0]}
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
      <Bill actions={actions} />
    </Frame>
  );
}

/** What one of them costs. */
function priceToBuy(state: State): number {
  const [buy] = legalOf(state, 'buy');
  if (!buy) return 0;
  const { before, after } = outlookOf(state, [buy.action]);
  return (before.owners[before.owner]?.cash ?? 0) - (after.owners[before.owner]?.cash ?? 0);
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
