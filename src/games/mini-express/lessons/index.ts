import type { Lesson } from '../../../kit/lesson';
import { type LessonPlan, lessonOf } from '../../../kit/lesson-plan';
import type { Language } from '../../../kit/words';
import { LESSONS, type LessonId, type StepId } from '../words/lesson-steps';
import { texts } from '../words/texts';
import { automa } from './automa';
import { expert } from './expert';
import { first } from './first';
import { harbors } from './harbors';
import { spike } from './spike';

const PLANS: { readonly [Id in LessonId]: LessonPlan<StepId<Id>> } = {
  first,
  automa,
  expert,
  spike,
  harbors,
};

/** All lessons of the game, in the order of the list. */
export async function lessonsIn(language: Language): Promise<readonly Lesson[]> {
  const lessons = await texts[language].lessons.fetch();
  const lesson = <Id extends LessonId>(id: Id) =>
    lessonOf<StepId<Id>>(id, LESSONS[id], PLANS[id], lessons[id]);
  return (Object.keys(LESSONS) as LessonId[]).map(lesson);
}
