import type { Lesson } from '../../../kit/lesson';
import { type LessonPlan, lessonOf } from '../../../kit/lesson-plan';
import type { Language } from '../../../kit/words';
import { LESSONS, type LessonId, type StepId } from '../words/lesson-steps';
import { texts } from '../words/texts';
import { first } from './first';
import { exploration, roads } from './lands';
import { ownShares, shares } from './money';
import { militaryLesson, privilegesLesson } from './power';
import { majorities, production } from './trade';
import { deliverLesson, raceLesson } from './wheels';

const PLANS: { readonly [Id in LessonId]: LessonPlan<StepId<Id>> } = {
  first,
  deliver: deliverLesson,
  race: raceLesson,
  privileges: privilegesLesson,
  military: militaryLesson,
  exploration,
  roads,
  majorities,
  production,
  shares,
  'own-shares': ownShares,
};

export async function lessonsIn(language: Language): Promise<readonly Lesson[]> {
  const lessons = await texts[language].lessons.fetch();
  const lesson = <Id extends LessonId>(id: Id) =>
    lessonOf<StepId<Id>>(id, LESSONS[id], PLANS[id], lessons[id]);
  return (Object.keys(LESSONS) as LessonId[]).map(lesson);
}
