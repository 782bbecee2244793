import { lazyTexts } from '../../../kit/texts';

/** All texts of the game: every part in every language, loaded when it is first needed. */
export const texts = lazyTexts({
  en: {
    words: async () => (await import('./en')).words,
    brief: async () => (await import('./en/brief')).brief,
    table: async () => (await import('./en/table')).table,
    charts: async () => (await import('./en/charts')).words,
    explainer: async () => (await import('./en/explainer')).explainer,
    hindsight: async () => (await import('./en/hindsight')).hindsight,
    editor: async () => (await import('./en/editor')).words,
    lessons: async () => (await import('./en/lessons')).texts,
    puzzles: async () => (await import('./en/puzzles')).texts,
  },
  ko: {
    words: async () => (await import('./ko')).words,
    brief: async () => (await import('./ko/brief')).brief,
    table: async () => (await import('./ko/table')).table,
    charts: async () => (await import('./ko/charts')).words,
    explainer: async () => (await import('./ko/explainer')).explainer,
    hindsight: async () => (await import('./ko/hindsight')).hindsight,
    editor: async () => (await import('./ko/editor')).words,
    lessons: async () => (await import('./ko/lessons')).texts,
    puzzles: async () => (await import('./ko/puzzles')).texts,
  },
});
