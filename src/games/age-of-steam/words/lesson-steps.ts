import type { LessonTextsOf } from '../../../kit/lesson-plan';

/** The lessons in their order, each with its steps. */
export const LESSONS = {
  first: ['tile', 'on', 'link', 'ship', 'again', 'payday', 'long', 'score'],
  actions: [
    ...(['bid', 'drop', 'select', 'city', 'build', 'done', 'ship', 'draw'] as const),
    ...(['place', 'second', 'read'] as const),
  ],
  money: ['owes', 'issue', 'short', 'fell', 'others', 'out', 'score'],
  tiles: ['start', 'town', 'cross', 'crossed', 'turn', 'claim', 'done', 'score'],
} as const;

export type LessonId = keyof typeof LESSONS;
export type StepId<Id extends LessonId> = (typeof LESSONS)[Id][number];

/** The lessons in one language. */
export type LessonTexts = LessonTextsOf<typeof LESSONS>;
