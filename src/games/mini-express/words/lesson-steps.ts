import type { LessonTextsOf } from '../../../kit/lesson-plan';

/** The lessons in their order, each with its steps. */
export const LESSONS = {
  first: [
    ...(['card', 'draft', 'second', 'build', 'places', 'holdings', 'share'] as const),
    ...(['compensation', 'length', 'purple', 'end', 'score'] as const),
  ],
  automa: ['bag', 'build', 'share', 'score'],
  expert: ['both', 'each', 'single', 'first', 'second', 'score'],
  spike: ['omaha', 'begin', 'join', 'lengths'],
  harbors: ['purple', 'open', 'start', 'read'],
} as const;

export type LessonId = keyof typeof LESSONS;
export type StepId<Id extends LessonId> = (typeof LESSONS)[Id][number];

/** The lessons in one language. */
export type LessonTexts = LessonTextsOf<typeof LESSONS>;
