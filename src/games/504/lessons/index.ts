import type { Lesson } from '../../../kit/lesson';
import { type LessonPlan, lessonOf } from '../../../kit/lesson-plan';
import type { Language } from '../../../kit/words';
import { LESSONS, type LessonId, type LessonTexts, type StepId } from '../words/lesson-steps';
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

const TEXTS: Readonly<Record<Language, () => Promise<LessonTexts>>> = {
  en: async () => (await import('../words/en/lessons')).texts,
  ko: async () => (await import('../words/ko/lessons')).texts,
};

/** All lessons of the game, in the order of the list. */
export async function lessonsIn(language: Language): Promise<readonly Lesson[]> {
  const texts = await TEXTS[language]();
  const lesson = <Id extends LessonId>(id: Id) =>
    lessonOf<StepId<Id>>(id, LESSONS[id], PLANS[id], texts[id]);
  return (Object.keys(LESSONS) as LessonId[]).map(lesson);
}
