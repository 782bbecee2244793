import type { LessonTextsOf } from '../../../kit/lesson-plan';

/** The lessons in their order, each with its steps: the base in world 685, then one about each module. */
export const LESSONS = {
  first: [
    ...(['world', 'buy', 'explore', 'rest', 'settle', 'plant', 'back', 'sell'] as const),
    ...(['income', 'again', 'road', 'ride', 'goal'] as const),
  ],
  deliver: ['upgrade', 'deliver', 'load', 'again', 'kinds', 'end'],
  race: ['capital', 'buy', 'reach', 'hurry', 'points', 'end'],
  privileges: ['bid', 'place', 'card', 'more', 'factory', 'tax', 'end'],
  military: ['attack', 'mountain', 'fight', 'retreat', 'threat', 'home', 'city', 'end'],
  exploration: ['chances', 'explore', 'settle', 'harvest', 'end'],
  roads: ['linked', 'cost', 'foreign', 'income', 'end'],
  majorities: ['lead', 'card', 'scoring', 'remove', 'order'],
  production: ['plant', 'fish', 'house', 'sets', 'end'],
  shares: [
    ...(['found', 'capital', 'share', 'quit', 'company', 'payout', 'withhold', 'wealth'] as const),
  ],
  'own-shares': ['sell', 'deal', 'values', 'score'],
} as const;

export type LessonId = keyof typeof LESSONS;
export type StepId<Id extends LessonId> = (typeof LESSONS)[Id][number];

/** The world in which each lesson is played. */
export const WORLD_OF: Readonly<Record<LessonId, string>> = {
  first: '685',
  deliver: '152',
  race: '265',
  privileges: '365',
  military: '475',
  exploration: '567',
  roads: '567',
  majorities: '785',
  production: '865',
  shares: '956',
  'own-shares': '569',
};

/** The lessons in one language. */
export type LessonTexts = LessonTextsOf<typeof LESSONS>;
