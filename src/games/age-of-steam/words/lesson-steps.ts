import type { LessonTextsOf } from '../../../kit/lesson-plan';

/** The lessons in their order, each with its steps. */
export const LESSONS = {
  first: [
    ...(['board', 'players', 'issue', 'bid', 'select', 'tile', 'on', 'link'] as const),
    ...(['ship', 'again', 'payday', 'long', 'score'] as const),
  ],
  actions: [
    ...(['bid', 'drop', 'seven', 'select', 'city', 'build', 'done', 'ship', 'draw'] as const),
    ...(['place', 'second'] as const),
  ],
  money: ['owes', 'issue', 'short', 'fell', 'others', 'out', 'score'],
  tiles: ['start', 'town', 'cross', 'crossed', 'turn', 'claim', 'done', 'score'],
} as const;

export type LessonId = keyof typeof LESSONS;
export type StepId<Id extends LessonId> = (typeof LESSONS)[Id][number];

/** The lessons in one language. */
export type LessonTexts = LessonTextsOf<typeof LESSONS>;
