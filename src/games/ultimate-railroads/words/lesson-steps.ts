import type { LessonTextsOf } from '../../../kit/lesson-plan';

/** The lessons in their order, each with its steps. */
export const LESSONS = {
  tracks: [
    ...(['board', 'use', 'gray', 'worker', 'front', 'any', 'first', 'second'] as const),
    ...(['doubler', 'pass', 'count', 'late', 'white', 'score'] as const),
  ],
  locomotives: [
    ...(['reach', 'use', 'take', 'put', 'build', 'five', 'over', 'chain', 'bottom'] as const),
    ...(['double', 'score'] as const),
  ],
  industry: [
    ...(['lane', 'step', 'gap', 'use', 'factory', 'go', 'six', 'any', 'far'] as const),
    ...(['end', 'key', 'score'] as const),
  ],
  engineers: [
    ...(['hire', 'own', 'marker', 'track', 'light', 'claim', 'pass', 'move', 'next'] as const),
    'score',
  ],
  tokens: ['use', 'step', 'token', 'card', 'bonus', 'last', 'key', 'pass', 'end'],
} as const;

export type LessonId = keyof typeof LESSONS;
export type StepId<Id extends LessonId> = (typeof LESSONS)[Id][number];

/** The lessons in one language. */
export type LessonTexts = LessonTextsOf<typeof LESSONS>;
