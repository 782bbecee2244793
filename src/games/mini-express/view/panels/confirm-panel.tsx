import './steer.css';
import { Anchor, Route } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { SeatPlan } from '../../../../kit/header';
import type { Language } from '../../../../kit/words';
import { Button } from '../../../../ui/button';
import { NextFrame } from '../../../../ui/next-frame';
import { ConfirmBar, QuestionGroup, TurnPanel } from '../../../../ui/turn/turn-panel';
import { phase, type State } from '../../rules/state';
import type { Words } from '../../words/words';
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
import { CompanyMark } from '../marks';
import { companyId, harborName } from '../names';
import type { Voice } from '../voice';
import { Preview } from './preview';

interface ConfirmPanelProps {
  readonly state: State;
  readonly choice: Choice & { step: 'share' | 'build' };
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
  readonly words: Words;
  readonly language: Language;
  readonly mayAct: boolean;
  readonly busy: boolean;
  readonly notice: ComponentChildren;
  readonly onAnswer: (question: Question, answer: number) => void;
  readonly onOtherRoute: () => void;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The third tap: open questions, the consequences for everybody, and Confirm. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { state, choice, words } = props;
  const { table } = words;
  const action = chosenAction(state, choice);
  return (
    <TurnPanel
      title={title(props)}
      legend="preview"
      onClose={props.onClose}
      takesFocus
      foot={
        <ConfirmBar
          onBack={props.onBack}
          onConfirm={props.mayAct ? props.onConfirm : null}
          dimmed={action === null}
          busy={props.busy}
        />
      }
    >
      {props.notice}
      {choice.step === 'build' && (
        <>
          <Questions {...props} choice={choice} />
          {choice.routes.length > 1 && (
            <p class="mx-steer">
              <Button
                icon={Route}
                onClick={props.onOtherRoute}
                name={`${table.otherRoute}: ${table.route(choice.route + 1, choice.routes.length)}`}
              >
                {table.route(choice.route + 1, choice.routes.length)}
              </Button>
              {table.steer}
            </p>
          )}
        </>
      )}
      {action !== null && (
        <NextFrame>
          <Preview
            state={state}
            action={action}
            seats={props.seats}
            voice={props.voice}
            words={words}
          />
        </NextFrame>
      )}
    </TurnPanel>
  );
}

function title({ state, choice, words, language }: ConfirmPanelProps): ComponentChildren {
  const { table } = words;
  const id = companyId(choice.company);
  const company = words.company[id];
  const mark = <CompanyMark color={id} words={table} beside />;
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
  readonly state: State;
  readonly choice: BuildChoice;
  readonly words: Words;
  readonly language: Language;
  readonly onAnswer: (question: Question, answer: number) => void;
}

/** What the build asks in addition to the route. Nothing is preselected, unless there is only one answer. */
function Questions({ state, choice, words, language, onAnswer }: QuestionsProps) {
  const { table } = words;
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
      <CompanyMark color={companyId(number)} words={table} beside />{' '}
      {words.company[companyId(number)]}
    </>
  );
  return (
    <>
      {ask('also', table.chooseAlso, company)}
      {ask('harbor', table.chooseHarbor, (harbor) => (
        <>
          <Anchor size={16} aria-hidden="true" /> {harborName(state, harbor, language)}
        </>
      ))}
      {ask('west', table.chooseWest, company)}
    </>
  );
}
