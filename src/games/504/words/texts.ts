import { lazyTexts } from '../../../kit/texts';

/** All texts of the game: every part in every language, loaded when it is first needed. */
export const texts = lazyTexts({
  en: {
    words: async () => (await import('./en')).words,
    brief: async () => (await import('./en/brief')).brief,
    explainer: async () => (await import('./en/explainer')).explainer,
    table: async () => (await import('./en/table')).table,
    hindsight: async () => (await import('./en/hindsight')).hindsight,
    lessons: async () => (await import('./en/lessons')).texts,
  },
  ko: {
    words: async () => (await import('./ko')).words,
    brief: async () => (await import('./ko/brief')).brief,
    explainer: async () => (await import('./ko/explainer')).explainer,
    table: async () => (await import('./ko/table')).table,
    hindsight: async () => (await import('./ko/hindsight')).hindsight,
    lessons: async () => (await import('./ko/lessons')).texts,
  },
});
