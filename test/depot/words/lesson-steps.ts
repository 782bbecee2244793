import type { LessonTextsOf } from '../../../src/kit/lesson-plan';

/** The lessons in their order, each with its steps. */
export const LESSONS = {
  first: ['bid', 'load', 'deliver', 'draw', 'orders', 'end', 'company', 'score'],
} as const;

export type StepId = (typeof LESSONS)['first'][number];

/** The lessons in one language. */
export type LessonTexts = LessonTextsOf<typeof LESSONS>;
