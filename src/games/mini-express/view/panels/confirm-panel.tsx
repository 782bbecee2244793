import { Anchor } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { RouteButton } from '../../../../ui/board/other-routes';
import { NextFrame } from '../../../../ui/next-frame';
import { ConfirmBar, QuestionGroup, TurnNotice, TurnPanel } from '../../../../ui/turn/turn-panel';
import { phase } from '../../rules/state';
import {
  answersTo,
  answerTo,
  type BuildChoice,
  type Choice,
  chosenAction,
  type Question,
  shownRoute,
} from '../choice';
import { readPick } from '../facts';
import { useTable } from '../in-table';
import { companyId, harborName } from '../names';
import type { Turn } from '../use-turn';
import { Company } from './marks';
import { Preview } from './preview';

interface ConfirmPanelProps {
  readonly turn: Turn;
  readonly choice: Choice & { step: 'share' | 'build' };
}

/** The third tap: open questions, the consequences for everybody, and Confirm. */
export function ConfirmPanel({ turn, choice }: ConfirmPanelProps) {
  const { state, acting, table } = useTable();
  const action = chosenAction(state, choice);
  return (
    <TurnPanel
      title={<Title choice={choice} />}
      legend="preview"
      onClose={turn.close}
      takesFocus
      foot={
        <ConfirmBar
          onBack={turn.back}
          onConfirm={acting === null ? null : turn.confirm}
          dimmed={action === null}
          busy={turn.busy}
        />
      }
    >
      <TurnNotice {...turn.notice} />
      {choice.step === 'build' && (
        <>
          <Questions choice={choice} onAnswer={turn.answer} />
          {choice.routes.length > 1 && (
            <p class="note route-choice">
              <RouteButton
                shown={choice.route}
                of={choice.routes.length}
                onOther={turn.otherRoute}
                words={table}
              />
              {table.steer}
            </p>
          )}
        </>
      )}
      {action !== null && (
        <NextFrame>
          <Preview action={action} city={choice.step === 'build' ? choice.city : null} />
        </NextFrame>
      )}
    </TurnPanel>
  );
}

function Title({ choice }: Pick<ConfirmPanelProps, 'choice'>) {
  const { state, words, language, table } = useTable();
  const id = companyId(choice.company);
  const company = words.company[id];
  const mark = <Company color={id} beside />;
  if (choice.step === 'share') {
    const pick = readPick(state, choice.company);
    const several = phase(state) === 'draft' && pick.mode === 'duel-expert';
    return (
      <>
        {mark} {several ? `${company}: ${table.draft(pick)}` : table.takeTitle(company)}
      </>
    );
  }
  const city = state.board.form.cities[choice.city]?.[language] ?? '';
  return (
    <>
      {mark} {table.buildTitle(company, city)}{' '}
      <small>{table.trains(shownRoute(choice).length)}</small>
    </>
  );
}

interface QuestionsProps {
  readonly choice: BuildChoice;
  readonly onAnswer: (question: Question, answer: number) => void;
}

/** What the build asks in addition to the route. Nothing is preselected, unless there is only one answer. */
function Questions({ choice, onAnswer }: QuestionsProps) {
  const { state, words, language, table } = useTable();
  const ask = (question: Question, legend: string, face: (answer: number) => ComponentChildren) => {
    const answers = answersTo(choice, question);
    const chosen = answerTo(choice, question);
    if (answers.length === 0) return null;
    return (
      <QuestionGroup
        question={legend}
        answers={answers}
        chosen={chosen}
        face={face}
        onAnswer={(answer) => onAnswer(question, answer)}
      />
    );
  };
  const company = (number: number) => (
    <>
      <Company color={companyId(number)} beside /> {words.company[companyId(number)]}
    </>
  );
  return (
    <>
      {ask('also', table.chooseAlso, company)}
      {ask('harbor', table.chooseHarbor, (harbor) => (
        <>
          <Anchor size={16} aria-hidden="true" data-harbor={state.board.harborHex[harbor]} />{' '}
          {harborName(state, harbor, language)}
        </>
      ))}
      {ask('west', table.chooseWest, company)}
    </>
  );
}
