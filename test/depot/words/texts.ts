import { lazyTexts } from '../../../src/kit/texts';

/** All texts of the game: every part in every language, loaded when it is first needed. */
export const texts = lazyTexts({
  en: {
    words: async () => (await import('./en')).words,
    brief: async () => (await import('./en/brief')).brief,
    lessons: async () => (await import('./en/lessons')).texts,
  },
  ko: {
    words: async () => (await import('./ko')).words,
    brief: async () => (await import('./ko/brief')).brief,
    lessons: async () => (await import('./ko/lessons')).texts,
  },
});
