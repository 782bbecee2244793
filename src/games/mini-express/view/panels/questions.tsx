import { Anchor } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { Language } from '../../../../kit/words';
import { Button } from '../../../../ui/button';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import { answersTo, answerTo, type BuildChoice, type Question } from '../choice';
import { companyId } from '../companies';
import { harborName } from '../harbor-name';
import { CompanyMark } from '../marks';

interface QuestionsProps {
  readonly state: State;
  readonly choice: BuildChoice;
  readonly words: Words;
  readonly language: Language;
  readonly onAnswer: (question: Question, answer: number) => void;
}

/** What the build asks besides the route. Nothing is chosen beforehand, unless there is no choice. */
export function Questions({ state, choice, words, language, onAnswer }: QuestionsProps) {
  const { table } = words;
  const ask = (question: Question, legend: string, face: (answer: number) => ComponentChildren) => {
    const answers = answersTo(choice, question);
    const chosen = answerTo(choice, question);
    if (answers.length === 0) return null;
    return (
      <fieldset class="mx-also">
        <legend>{legend}</legend>
        {answers.map((answer) => (
          <Button
            key={answer}
            pressed={answer === chosen}
            onClick={() => onAnswer(question, answer)}
          >
            {face(answer)}
          </Button>
        ))}
      </fieldset>
    );
  };
  const company = (number: number) => (
    <>
      <CompanyMark colour={companyId(number)} words={table} beside />{' '}
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
