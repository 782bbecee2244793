import { Anchor } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { Language } from '../../../../kit/words';
import { QuestionGroup } from '../../../../ui/turn/turn-panel';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import { answersTo, answerTo, type BuildChoice, type Question } from '../choice';
import { CompanyMark } from '../marks';
import { companyId, harborName } from '../names';

interface QuestionsProps {
  readonly state: State;
  readonly choice: BuildChoice;
  readonly words: Words;
  readonly language: Language;
  readonly onAnswer: (question: Question, answer: number) => void;
}

/** What the build asks in addition to the route. Nothing is preselected, unless there is only one answer. */
export function Questions({ state, choice, words, language, onAnswer }: QuestionsProps) {
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
