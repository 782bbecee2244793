import type { Lesson } from '../../../kit/lesson';
import type { Language } from '../../../kit/words';
import type { LessonId, LessonTexts, StepText } from '../words/lesson-steps';
import { LESSONS } from '../words/lesson-steps';
import { automa } from './automa';
import { expert } from './expert';
import { first } from './first';
import { harbors } from './harbors';
import type { LessonPlan, StepPlan } from './plan';
import { spike } from './spike';

const PLANS: { readonly [Id in LessonId]: LessonPlan<Id> } = {
  first,
  automa,
  expert,
  spike,
  harbors,
};

const TEXTS: Readonly<Record<Language, () => Promise<LessonTexts>>> = {
  en: async () => (await import('../words/en/lessons')).texts,
  ko: async () => (await import('../words/ko/lessons')).texts,
};

/** All lessons of the game, in the order of the list. */
export async function lessonsIn(language: Language): Promise<readonly Lesson[]> {
  const texts = await TEXTS[language]();
  return (Object.keys(LESSONS) as LessonId[]).map((id) => {
    const { title, sentence } = texts[id];
    const { options, seats, rest } = PLANS[id];
    // The keys of both are the steps of this lesson, as the types of PLANS and TEXTS guarantee.
    const plans: Readonly<Record<string, StepPlan>> = PLANS[id].steps;
    const said: Readonly<Record<string, StepText>> = texts[id].steps;
    const steps = LESSONS[id].flatMap((step) => {
      const [plan, text] = [plans[step], said[step]];
      return plan && text
        ? [{ id: step, replies: [], ...plan, scores: plan.scores ?? false, ...text }]
        : [];
    });
    return { id, title, sentence, options, seats, rest, steps };
  });
}
