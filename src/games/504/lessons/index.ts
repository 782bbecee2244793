import type { Lesson } from '../../../kit/lesson';
import { type LessonPlan, lessonOf } from '../../../kit/lesson-plan';
import type { Language } from '../../../kit/words';
import { LESSONS, type LessonId, type StepId } from '../words/lesson-steps';
import { texts } from '../words/texts';
import { deliverLesson } from './deliver';
import { exploration } from './exploration';
import { first } from './first';
import { majorities } from './majorities';
import { militaryLesson } from './military';
import { ownShares } from './own-shares';
import { privilegesLesson } from './privileges';
import { production } from './production';
import { raceLesson } from './race';
import { roads } from './roads';
import { shares } from './shares';

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

/** All lessons of the game, in the order of the list. */
export async function lessonsIn(language: Language): Promise<readonly Lesson[]> {
  const lessons = await texts[language].lessons.fetch();
  const lesson = <Id extends LessonId>(id: Id) =>
    lessonOf<StepId<Id>>(id, LESSONS[id], PLANS[id], lessons[id]);
  return (Object.keys(LESSONS) as LessonId[]).map(lesson);
}
